extension Rule {
  static let invalidJSON = Rule(
    "invalid-json",
    .error,
    "A file is no JSON text",
    help: RuleHelp(
      meaning: """
        The file breaks the rules of JSON: a comma or bracket is missing or too many, or a text is not \
        closed.
        """,
      consequence: "Nothing in it counts, so the call stops.",
      remedy: "Correct it at the place that the message names.",
      example: """
        { "rules": { "unknown-key": "off", } }
        """
    )
  )
  static let duplicateJSONKey = Rule(
    "duplicate-json-key",
    .error,
    "A key stands twice in a JSON object",
    help: RuleHelp(
      meaning: "One object has the same key twice, so which value counts is not said.",
      consequence: "A value would be ignored without a word, so the call stops.",
      remedy: "Take one of the two out.",
      example: """
        { "namespace": "A", "namespace": "B" }
        """
    )
  )

  /// The rules that reading JSON can report.
  static let jsonRules: [Rule] = [.invalidJSON, .duplicateJSONKey]
}
