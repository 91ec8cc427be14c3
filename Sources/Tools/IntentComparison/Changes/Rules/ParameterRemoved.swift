import IntentDiagnostics

extension Rule {
  static let parameterRemoved = change("parameter-removed", .error, "A parameter was removed")
}

extension Comparison {
  mutating func checkRemoved(_ parameter: ComparedSchema.Parameter, of intent: IntentPair) {
    let fate =
      if let heir = intent.heir(of: parameter) {
        ", and another parameter now has its name, so \(inherited(parameter, by: heir, in: intent))"
      } else {
        ", so what was chosen for it is lost"
      }
    report(
      .parameterRemoved,
      "'\(parameter.name)' was removed\(fate)",
      [.source: .breaking, .stored: .breaking, .placed: .breaking],
      old: parameter
    )
  }
}
