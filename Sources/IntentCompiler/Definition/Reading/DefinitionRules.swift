extension Rule {
  /// The rules that reading a definition can report.
  static let definitionRules: [Rule] = [.notADefinition, .unknownKey, .wrongValueType, .looseValueType]
}
