import IntentDiagnostics

extension Rule {
  static let swiftNameChanged = change(
    "swift-name-changed",
    .error,
    "A Swift name changed, but not the name in the definition"
  )
  static let nameRespelled = change(
    "name-respelled",
    .error,
    "A name looks the same but uses different Unicode characters"
  )
}

/// Checks names in Swift, and names that changed only in their Unicode form.
enum NameChanges {
  static func swiftNameChanged<Pair: NamedPair>() -> ChangeCheck<Pair> {
    ChangeCheck(.swiftNameChanged) { pair, _, findings in
      let (old, new) = (pair.old, pair.new)
      // Another check reports different names in the definitions.
      guard pair.definedNames.old == pair.definedNames.new, let oldName = old.swiftName,
        let newName = new.swiftName, oldName != newName
      else { return }
      let message =
        "the Swift name of '\(new.name)' changed from '\(oldName)' to '\(newName)', so code that uses it no longer compiles"
      findings.report(.swiftNameChanged, message, [.source: .breaking], pair)
    }
  }

  static func nameRespelled<Pair: NamedPair>() -> ChangeCheck<Pair> {
    ChangeCheck(.nameRespelled) { pair, _, findings in
      let (old, new) = (pair.old, pair.new)
      let names = [(old.name, new.name), pair.classNames]
      guard let (_, name) = names.first(where: { $0 == $1 && !isSpeltAlike($0, $1) }) else { return }
      let keepsSwiftName =
        if let before = old.swiftName, let now = new.swiftName { isSpeltAlike(before, now) } else { false }
      let isInCode = pair.isInSwift && !keepsSwiftName
      var message = "'\(name)' looks the same but now uses different Unicode characters"
      if isInCode { message += ", so code that uses it no longer compiles" }
      if pair.respelling > .safe { message += "; the system may not find what it stored under the name" }
      findings.report(
        .nameRespelled,
        message,
        [.source: isInCode ? .breaking : .safe, .placed: pair.respelling],
        pair
      )
    }
  }

  private static func isSpeltAlike(_ one: String, _ other: String) -> Bool {
    one.utf8.elementsEqual(other.utf8)
  }
}

/// A pair with names to compare.
protocol NamedPair: VersionPair {
  var definedNames: (old: String, new: String) { get }
  var classNames: (old: String, new: String) { get }
  /// The verdict for the system's storage if only the spelling changes.
  var respelling: Verdict { get }
  var isInSwift: Bool { get }
}

extension NamedPair {
  var definedNames: (old: String, new: String) { (old.name, new.name) }
  var classNames: (old: String, new: String) { ("", "") }
  var respelling: Verdict { .safe }
  var isInSwift: Bool { true }

  /// Safe if the project keeps the Swift name.
  var sourceVerdict: Verdict {
    old.swiftName != nil && old.swiftName == new.swiftName ? .safe : .breaking
  }

  var sourceFate: String {
    guard let name = new.swiftName, sourceVerdict == .safe else {
      return ", so code that uses it no longer compiles"
    }
    return ", but is still '\(name)' in Swift"
  }
}
