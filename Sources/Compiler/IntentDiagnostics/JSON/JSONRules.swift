extension Rule {
  package static let invalidJSON = Rule("invalid-json", .error, "A file is not valid JSON")
  static let duplicateJSONKey = Rule("duplicate-json-key", .error, "A JSON object has the same key twice")

  /// The rules that reading JSON can report.
  package static let jsonRules: [Rule] = [.invalidJSON, .duplicateJSONKey]
}
