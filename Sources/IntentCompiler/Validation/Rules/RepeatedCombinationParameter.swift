import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let repeatedCombinationParameter = Rule(
    "repeated-combination-parameter",
    .warning,
    "A combination names the same parameter twice"
  )
}

extension Validator {
  /// Reports a name that a combination has already; one that does not exist is reported as such.
  mutating func reportRepeated(
    _ name: String,
    in combination: Definition.ParameterCombination,
    _ key: String,
    _ context: IntentContext
  ) {
    guard context.parameterIndices[name] != nil else { return }
    report(
      .repeatedCombinationParameter,
      "'\(name)' stands more than once in this combination; take it out, or name the parameter that was meant",
      in: context.site,
      key: key,
      at: combination.key.range
    )
  }
}
