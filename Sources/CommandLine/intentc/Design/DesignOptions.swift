import IntentDesign

/// The changes on the command line of `design`, as texts.
struct DesignOptions: Sendable {
  var add: [String] = []
  var set: [String] = []
  var remove: [String] = []
  var rename: [String] = []
  var move: [String] = []

  var isEmpty: Bool { [add, set, remove, rename, move].allSatisfy(\.isEmpty) }

  /// Returns a sentence for each change that fails.
  ///
  /// - Parameter words: All arguments, to find the order of the options.
  func apply(to document: inout DesignDocument, inOrderOf words: [String]) -> [String] {
    var problems: [String] = []
    for change in Self.sorted(changes(inOrderOf: words)) {
      do {
        try document.apply(change.get())
      } catch {
        problems.append("\(error)")
      }
    }
    return problems
  }

  /// Among values that are set in a row, types come first and bounds next, because what else can be set
  /// depends on them. Everything else keeps its order.
  private static func sorted(
    _ changes: [Result<DesignChange, any Error>]
  ) -> [Result<DesignChange, any Error>] {
    var result: [Result<DesignChange, any Error>] = []
    var run: [(rank: Int, change: Result<DesignChange, any Error>)] = []
    func sortedRun() -> [Result<DesignChange, any Error>] {
      (0...2).flatMap { rank in run.filter { $0.rank == rank }.map(\.change) }
    }
    for change in changes {
      if case .success(.set(let path, _)) = change {
        run.append((path.rank, change))
      } else {
        result += sortedRun() + [change]
        run = []
      }
    }
    return result + sortedRun()
  }

  /// ArgumentParser keeps the order only within each option.
  private func changes(inOrderOf words: [String]) -> [Result<DesignChange, any Error>] {
    var left = self
    left.rename.reverse()
    for keyPath in [\DesignOptions.add, \.set, \.remove, \.move] { left[keyPath: keyPath].reverse() }
    var changes: [Result<DesignChange, any Error>] = []
    var isValue = false
    for (index, word) in words.enumerated() {
      guard !isValue else {
        isValue = false
        continue
      }
      let name = word.prefix { $0 != "=" }
      isValue = ["--add", "--set", "--remove", "--move"].contains(word)
      switch name {
      case "--add": left.add.popLast().map { text in changes.append(Result { try .adding(text) }) }
      case "--set": left.set.popLast().map { text in changes.append(Result { try .setting(text) }) }
      case "--remove":
        left.remove.popLast().map { text in changes.append(Result { .remove(try DesignPath(text)) }) }
      case "--move": left.move.popLast().map { text in changes.append(Result { try .moving(text) }) }
      case "--rename":
        // One '--rename' can have several pairs.
        let values = words[(index + 1)...].prefix { !$0.hasPrefix("-") }.count + (word == name ? 0 : 1)
        for _ in 0..<values / 2 { left.takeRename(&changes) }
      default: break
      }
    }
    while !left.rename.isEmpty { left.takeRename(&changes) }
    return changes
  }

  private mutating func takeRename(_ changes: inout [Result<DesignChange, any Error>]) {
    guard let path = rename.popLast(), let name = rename.popLast() else { return }
    changes.append(Result { .rename(try DesignPath(path), name) })
  }
}
