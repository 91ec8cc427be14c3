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
  ///   - before: The name in Swift that the old definition asks for.
  ///   - now: The name in Swift that the new definition asks for. If the two differ, that change is reported.
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
      "the Swift name of '\(new.name)' changed from '\(oldName)' to '\(newName)', so code that uses it no longer compiles",
      [.source: .breaking],
      old: old,
      new: new
    )
  }

  /// The verdict on a changed name for code: the project may keep the name in Swift.
  static func sourceVerdict(_ old: some ComparedElement, _ new: some ComparedElement) -> Verdict {
    old.swiftName != nil && old.swiftName == new.swiftName ? .safe : .breaking
  }

  /// The consequence, as the end of a sentence.
  static func sourceFate(_ old: some ComparedElement, _ new: some ComparedElement) -> String {
    guard let name = new.swiftName, sourceVerdict(old, new) == .safe else {
      return ", so code that uses it no longer compiles"
    }
    return ", but is still '\(name)' in Swift"
  }
}
