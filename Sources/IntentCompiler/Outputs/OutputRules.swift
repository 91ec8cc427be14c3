extension Rule {
  static let outputName = Rule("output-name", .error, "A generated file has a name that no file can have")
  static let outputFailed = Rule("output-failed", .error, "A generated file cannot be written")
  static let staleGeneratedCode = Rule(
    "stale-generated-code",
    .warning,
    "A generated file in the package is not what its definition gives now"
  )

  /// The rules that writing can report.
  static let outputRules: [Rule] = [.outputName, .outputFailed, .staleGeneratedCode]
}
