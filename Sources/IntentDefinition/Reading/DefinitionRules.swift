import IntentDiagnostics

extension Rule {
  package static let notADefinition = Rule(
    "not-a-definition",
    .error,
    "The property list is no dictionary of intents, enums and types"
  )
  package static let unknownKey = Rule(
    "unknown-key",
    .warning,
    "A key is none that the format has at that place"
  )
  package static let wrongValueType = Rule(
    "wrong-value-type",
    .error,
    "A value is of another type than its key needs"
  )
  package static let looseValueType = Rule(
    "loose-value-type",
    .warning,
    "A value is of another type than its key needs, but can be read"
  )

  /// The rules that reading a definition can report.
  package static let definitionRules: [Rule] = [
    .notADefinition, .unknownKey, .wrongValueType, .looseValueType,
  ]
}
