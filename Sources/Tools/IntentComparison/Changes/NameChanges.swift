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

extension Rule {
  static let nameRespelled = change(
    "name-respelled",
    .error,
    "A name looks the same but uses different Unicode characters"
  )
}

extension Comparison {
  /// - Parameters:
  ///   - classes: The names of its class in both versions, if it has one.
  ///   - placed: The verdict for placed widgets and shortcuts if the system treats the two as different
  ///     names.
  ///   - isInSwift: Whether the name appears in generated code.
  mutating func checkSpelling(
    _ old: some ComparedElement,
    _ new: some ComparedElement,
    classes: (old: String, new: String)? = nil,
    placed: Verdict = .safe,
    isInSwift: Bool = true
  ) {
    let names = [(old.name, new.name), classes ?? ("", "")]
    guard let (_, name) = names.first(where: { $0 == $1 && !Self.isSpeltAlike($0, $1) }) else { return }
    let keepsSwiftName =
      if let before = old.swiftName, let now = new.swiftName { Self.isSpeltAlike(before, now) } else { false }
    let isInCode = isInSwift && !keepsSwiftName
    var message = "'\(name)' looks the same but now uses different Unicode characters"
    if isInCode { message += ", so code that uses it no longer compiles" }
    if placed > .safe { message += "; the system may not find what it stored under the name" }
    report(
      .nameRespelled,
      message,
      [.source: isInCode ? .breaking : .safe, .placed: placed],
      old: old,
      new: new
    )
  }

  private static func isSpeltAlike(_ one: String, _ other: String) -> Bool {
    one.utf8.elementsEqual(other.utf8)
  }
}
