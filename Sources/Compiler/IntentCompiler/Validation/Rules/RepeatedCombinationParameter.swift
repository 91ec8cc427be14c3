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
  /// Reports a duplicate name in a combination; an unknown name is reported as such.
  mutating func reportRepeated(
    _ name: Located<String>,
    _ key: String,
    _ context: IntentContext
  ) {
    guard context.parameterIndices[name.value] != nil else { return }
    report(
      .repeatedCombinationParameter,
      "duplicate parameter '\(name.value)' in this combination; remove it, or name the intended parameter",
      in: context.site,
      key: key,
      at: name.range
    )
  }
}
