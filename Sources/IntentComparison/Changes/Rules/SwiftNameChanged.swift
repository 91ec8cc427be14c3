import IntentCompiler
import IntentDiagnostics

extension Rule {
  static let swiftNameChanged = change(
    "swift-name-changed",
    .error,
    "A Swift name changed, but not the name in the definition"
  )
}

extension Comparison {
  /// - Parameters:
  ///   - before: The name that the old definition asks for in Swift.
  ///   - now: The name that the new one asks for. Where it is another, that is what is told.
  mutating func checkSwiftName(
    _ old: some ComparedElement,
    _ new: some ComparedElement,
    _ before: String,
    _ now: String
  ) {
    guard before == now, let oldName = old.swiftName, let newName = new.swiftName, oldName != newName else {
      return
    }
    report(
      .swiftNameChanged,
      "'\(new.name)' is called '\(newName)' in Swift now, no longer '\(oldName)', so code that names it no longer "
        + "compiles",
      [.source: .breaking],
      old: old,
      new: new
    )
  }

  /// The verdict on another name in the definition for code: the project may keep the one in Swift.
  static func sourceVerdict(_ old: some ComparedElement, _ new: some ComparedElement) -> Verdict {
    old.swiftName != nil && old.swiftName == new.swiftName ? .safe : .breaking
  }

  /// What that means, as a sentence goes on.
  static func sourceFate(_ old: some ComparedElement, _ new: some ComparedElement) -> String {
    guard let name = new.swiftName, sourceVerdict(old, new) == .safe else {
      return ", so code that names it no longer compiles"
    }
    return ", but still '\(name)' in Swift"
  }
}
