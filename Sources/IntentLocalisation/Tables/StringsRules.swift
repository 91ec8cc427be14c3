import IntentDiagnostics

extension Rule {
  package static let unreadableTranslation = Rule(
    "unreadable-translation",
    .warning,
    "A table of a definition's texts in another language cannot be read"
  )
  static let duplicateString = Rule("duplicate-string", .lint, "A '.strings' table has a key twice")
  package static let missingStringsTable = Rule(
    "missing-strings-table",
    .note,
    "There is no '.strings' table in a language that was asked for",
    on: .other
  )
  /// The rules that reading localised texts can report.
  package static let stringsRules: [Rule] = [
    .duplicateString, .missingStringsTable,
  ]
}
