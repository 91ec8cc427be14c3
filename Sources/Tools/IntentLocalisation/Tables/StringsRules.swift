import IntentDiagnostics

extension Rule {
  package static let unreadableTranslation = Rule(
    "unreadable-translation",
    .warning,
    "A translation table of a definition cannot be read"
  )
  static let duplicateString = Rule("duplicate-string", .lint, "A '.strings' table has the same key twice")
  package static let missingStringsTable = Rule(
    "missing-strings-table",
    .note,
    "There is no '.strings' table for a requested language",
    on: .other
  )
  /// The rules that reading localised texts can report.
  package static let stringsRules: [Rule] = [.duplicateString, .missingStringsTable]
}
