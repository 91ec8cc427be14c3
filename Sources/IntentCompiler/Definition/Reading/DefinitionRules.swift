extension Rule {
  static let notADefinition = Rule(
    "not-a-definition",
    .error,
    "The property list is no dictionary of intents, enums and types"
  )
  static let unknownKey = Rule("unknown-key", .warning, "A key is none that the format has at that place")
  static let wrongValueType = Rule(
    "wrong-value-type",
    .error,
    "A value is of another type than its key needs"
  )
  static let looseValueType = Rule(
    "loose-value-type",
    .warning,
    "A value is of another type than its key needs, but can be read"
  )

  /// The rules that reading a definition can report.
  static let definitionRules: [Rule] = [.notADefinition, .unknownKey, .wrongValueType, .looseValueType]
}
