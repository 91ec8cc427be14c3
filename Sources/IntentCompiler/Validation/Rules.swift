extension Rule {
  /// Every rule that there is, in the order of the stages that report them.
  public static let all: [Rule] =
    inputRules + jsonRules + projectRules + stringsRules + propertyListRules + definitionRules + schemaRules
    + generationRules
    + outputRules + canonicalRules

  /// The rule of that name.
  public static func named(_ name: String) -> Rule? {
    all.first { $0.name == name }
  }
}
