extension Rule {
  /// Every rule that there is, in the order of the stages that report them.
  public static let all: [Rule] =
    inputRules + jsonRules + projectRules + stringsRules + propertyListRules + definitionRules + schemaRules
    + validationRules + generationRules + outputRules

  /// The rules that checking what definitions mean can report.
  static let validationRules: [Rule] = [
    .unknownInput
  ]

  /// The rules that are reported only where somebody asks for them.
  static let lints = Set(all.filter { $0.severity == .lint })

  /// The rule of that name.
  public static func named(_ name: String) -> Rule? {
    all.first { $0.name == name }
  }
}
