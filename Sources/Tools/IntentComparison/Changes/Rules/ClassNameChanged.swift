import IntentDiagnostics

extension Rule {
  static let classNameChanged = change("class-name-changed", .error, "The class name of an intent changed")
}

extension Comparison {
  mutating func checkClassName(_ intent: IntentPair) {
    let (old, new) = (intent.old, intent.new)
    guard old.name == new.name, old.className != new.className else { return }
    report(
      .classNameChanged,
      "the class of '\(new.name)' changed from '\(old.className)' to '\(new.className)', so "
        + "\(intent.lostWithClass)",
      intent.classVerdicts,
      intent
    )
  }
}
