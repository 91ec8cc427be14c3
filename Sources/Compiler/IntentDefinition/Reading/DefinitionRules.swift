import IntentDiagnostics

extension Rule {
  package static let notADefinition = Rule(
    "not-a-definition",
    .error,
    "The property list is not a dictionary of intents, enums and types"
  )
  package static let unknownKey = Rule("unknown-key", .warning, "The format has no such key at this place")
  package static let wrongValueType = Rule(
    "wrong-value-type",
    .error,
    "A value has the wrong type for its key"
  )
  package static let looseValueType = Rule(
    "loose-value-type",
    .warning,
    "A value has the wrong type for its key but can be read"
  )

  /// The rules that reading a definition can report.
  package static let definitionRules: [Rule] = [
    .notADefinition, .unknownKey, .wrongValueType, .looseValueType,
  ]
}
