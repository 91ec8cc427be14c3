import IntentDiagnostics
import IntentPlatform
import IntentText

extension FileTree {
  /// Lists the files of revisions. After the first revision, git only lists the changes since the previous
  /// one, because an app's releases share most files.
  static func trees(of revisions: [GitRevision]) throws(Git.Failure) -> [FileTree] {
    guard let first = revisions.first else { return [] }
    let pairs = zip(revisions, revisions.dropFirst()).map { "\($1.commit) \($0.commit)\n" }.joined()
    let words = [
      "diff-tree", "--stdin", "-r", "-z", "--no-renames", "--full-index", "--ignore-submodules=none",
    ]
    var trees = [try first.tree()]
    guard !pairs.isEmpty, let list = try Git.output(words, input: Data(pairs.utf8)) else {
      for revision in revisions.dropFirst() { trees.append(try revision.tree()) }
      return trees
    }
    let changes = Self.changes(in: [UInt8](list))
    let links = changes.values.joined().filter { $0.kind == .link }.map(\.object)
    let targets = try Git.blobs(Set(links), upTo: FilePath.limit)
    for revision in revisions.dropFirst() {
      var tree = trees[trees.count - 1]
      for change in changes[revision.commit] ?? [] {
        tree.remove(change.path)
        tree.add(change, targets)
      }
      trees.append(tree)
    }
    return trees
  }

  /// A kind of entry in git's trees.
  private enum Kind {
    case file, link, submodule
    /// The entry is gone.
    case nothing

    init(mode: String) {
      self =
        switch mode {
        case "120000": .link
        case "160000": .submodule
        case "000000": .nothing
        default: .file
        }
    }
  }

  /// An entry that git lists: a path with its kind and the ID of its object.
  private struct Change {
    let path: String
    let kind: Kind
    let object: String
  }

  /// - Returns: The changes of each commit.
  private static func changes(in list: [UInt8]) -> [String: [Change]] {
    var changes: [String: [Change]] = [:]
    var commit = ""
    var facts: [String]?
    for part in list.split(separator: 0) {
      if let found = facts {
        let change = Change(path: GitRevision.text(part), kind: Kind(mode: found[1]), object: found[3])
        changes[commit, default: []].append(change)
        facts = nil
      } else if part.first == UInt8(ascii: ":") {
        // Both modes, both objects and a letter, and then the path.
        let words = part.dropFirst().split(separator: UInt8(ascii: " ")).map {
          String(decoding: $0, as: UTF8.self)
        }
        if words.count == 5 { facts = words }
      } else {
        commit = String(decoding: part, as: UTF8.self)
      }
    }
    return changes
  }

  /// - Parameter targets: The contents of links, by object.
  private mutating func add(_ entry: Change, _ targets: [String: [UInt8]]) {
    switch entry.kind {
    case .file: addFile(entry.path, content: entry.object)
    case .link: addLink(entry.path, to: targets[entry.object].map { GitRevision.text($0) } ?? "")
    case .submodule: addSubmodule(entry.path)
    case .nothing: break
    }
  }

  /// Reads what `git ls-tree` prints.
  fileprivate init(_ list: [UInt8]) throws(Git.Failure) {
    var entries: [Change] = []
    for entry in list.split(separator: 0) {
      // Mode, kind and object, then a tab and the path.
      let parts = entry.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
      let facts = parts.first?.split(separator: UInt8(ascii: " ")) ?? []
      guard parts.count == 2, facts.count == 3 else { continue }
      let kind = Kind(mode: String(decoding: facts[0], as: UTF8.self))
      let object = String(decoding: facts[2], as: UTF8.self)
      entries.append(Change(path: GitRevision.text(parts[1]), kind: kind, object: object))
    }
    let links = entries.filter { $0.kind == .link }.map(\.object)
    let targets = try Git.blobs(Set(links), upTo: FilePath.limit)
    self.init()
    for entry in entries { add(entry, targets) }
  }
}

extension GitRevision {
  func tree() throws(Git.Failure) -> FileTree {
    // Don't list sizes: in a partial clone, git doesn't know them.
    guard let list = try Git.output(["ls-tree", "-r", "-z", "--full-tree", commit]) else {
      throw Git.Failure(message: "git cannot list the files of '\(visibleText(name))'", isUsage: false)
    }
    return try FileTree([UInt8](list))
  }

  /// Escapes invalid UTF-8, so paths stay distinct.
  static func text(_ bytes: some Collection<UInt8>) -> String {
    if let text = String(validUTF8: bytes) { return text }
    return bytes.reduce(into: "") { text, byte in
      text += byte < 0x80 ? String(UnicodeScalar(byte)) : "\\x" + String(byte, radix: 16, uppercase: true)
    }
  }
}
