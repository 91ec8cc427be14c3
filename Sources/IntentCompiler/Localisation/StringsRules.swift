extension Rule {
  static let invalidStrings = Rule(
    "invalid-strings",
    .error,
    "A '.strings' table cannot be read",
    help: RuleHelp(
      meaning: """
        A table of translations cannot be read: it breaks the rules of its format, as a rule by a missing \
        semicolon or quotation mark.
        """,
      consequence: "People who use that language read texts in the definition's own.",
      remedy: "Correct it at the place that the message names.",
      example: """
        "tVvJ9c" = "Wetter"
        """
    )
  )
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
  static let missingStrings = Rule(
    "missing-strings",
    .note,
    "A '.strings' table lacks texts that the definition has",
    help: RuleHelp(
      meaning: "The table of the language that was asked for lacks texts that the definition has.",
      consequence: "Those texts are shown in the definition's own language.",
      remedy: "Translate them.",
      example: "intentc describe --locale de Weather.intentdefinition"
    )
  )

  /// The rules that reading localised texts can report.
  static let stringsRules: [Rule] = [
    .invalidStrings, .duplicateString, .missingStringsTable, .missingStrings,
  ]
}
