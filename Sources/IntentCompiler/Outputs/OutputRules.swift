import IntentDiagnostics

extension Rule {
  static let outputFailed = Rule("output-failed", .error, "A generated file cannot be written", on: .other)
  static let staleGeneratedCode = Rule(
    "stale-generated-code",
    .warning,
    "A generated file in the package is not what its definition gives now",
    on: .other
  )

  /// The rules that writing can report.
  package static let outputRules: [Rule] = [.outputFailed, .staleGeneratedCode]
}
