extension Rule {
  /// Every rule that there is, in the order of the stages that report them.
  public static let all: [Rule] =
    inputRules + jsonRules + projectRules + stringsRules + propertyListRules + definitionRules + schemaRules
    + generationRules
    + outputRules + canonicalRules + localisationRules

  /// The rule of that name.
  public static func named(_ name: String) -> Rule? {
    all.first { $0.name == name }
  }

  /// The rules that checking definitions does not look for: they are about one language that was asked for, and
  /// about files that are written.
  static let reportedElsewhere = Set(outputRules + canonicalRules + [.missingStringsTable, .missingStrings])
}
