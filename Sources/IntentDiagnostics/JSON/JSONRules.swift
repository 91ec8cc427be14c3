extension Rule {
  package static let invalidJSON = Rule("invalid-json", .error, "A file is no JSON text")
  static let duplicateJSONKey = Rule("duplicate-json-key", .error, "A key stands twice in a JSON object")

  /// The rules that reading JSON can report.
  package static let jsonRules: [Rule] = [.invalidJSON, .duplicateJSONKey]
}
