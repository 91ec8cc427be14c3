extension Rule {
  static let invalidStrings = Rule("invalid-strings", .error, "A '.strings' table cannot be read")
  static let duplicateString = Rule("duplicate-string", .lint, "A '.strings' table has a key twice")
  static let missingStringsTable = Rule(
    "missing-strings-table",
    .note,
    "There is no '.strings' table in a language that was asked for"
  )
  static let missingStrings = Rule(
    "missing-strings",
    .note,
    "A '.strings' table lacks texts that the definition has"
  )

  /// The rules that reading localised texts can report.
  static let stringsRules: [Rule] = [
    .invalidStrings, .duplicateString, .missingStringsTable, .missingStrings,
  ]
}
