extension Rule {
  static let duplicateString = Rule(
    "duplicate-string",
    .lint,
    "A '.strings' table has a key twice",
    help: RuleHelp(
      meaning: "A table has one key twice; the last one counts.",
      consequence: "Whoever changes the other one wonders why nothing happens.",
      remedy: "Take one of the two out.",
      example: """
        "tVvJ9c" = "Wetter";
        "tVvJ9c" = "Vorhersage";
        """
    )
  )
  static let missingStringsTable = Rule(
    "missing-strings-table",
    .note,
    "There is no '.strings' table in a language that was asked for",
    help: RuleHelp(
      meaning: "No table beside the definition is in the language that was asked for.",
      consequence: "Texts are shown in the definition's own language.",
      remedy: "Add the table, or ask for another language.",
      example: "intentc describe --locale de Weather.intentdefinition"
    )
  )
  /// The rules that reading localised texts can report.
  static let stringsRules: [Rule] = [
    .duplicateString, .missingStringsTable,
  ]
}
