import IntentDiagnostics

extension Rule {
  static let outputFailed = Rule("output-failed", .error, "A generated file cannot be written", on: .other)
  static let staleGeneratedCode = Rule(
    "stale-generated-code",
    .warning,
    "A generated file does not match its definition",
    on: .other
  )

  /// The rules that writing can report.
  package static let outputRules: [Rule] = [.outputFailed, .staleGeneratedCode]
}
