import IntentDiagnostics

extension Rule {
  static let parameterRenamed = change("parameter-renamed", .error, "A parameter was renamed")
}

extension Comparison {
  mutating func checkName(_ parameter: ParameterPair) {
    let (old, new) = (parameter.old, parameter.new)
    guard old.name != new.name else { return }
    let fate =
      if let heir = parameter.intent.heir(of: old) {
        ", and another parameter now has the name '\(old.name)', so \(inherited(old, by: heir, in: parameter.intent))"
      } else {
        ", so what was chosen under the old name is lost"
          + DefaultChildren(parameter.intent).hidden(withoutChoiceOf: parameter)
      }
    report(
      .parameterRenamed,
      "'\(old.name)' was renamed to '\(new.name)'\(fate)",
      [.source: Self.sourceVerdict(old, new), .stored: .breaking, .placed: .breaking],
      parameter
    )
  }

  /// What happens to the values of a parameter whose name another one has now.
  func inherited(
    _ parameter: ComparedSchema.Parameter,
    by heir: ComparedSchema.Parameter,
    in intent: IntentPair
  ) -> String {
    isLike(parameter, heir, in: intent.folders)
      ? "what was chosen for one counts for the other" : "what was chosen is lost or means something else"
  }
}
