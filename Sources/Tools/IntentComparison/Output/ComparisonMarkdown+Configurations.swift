import IntentDiagnostics

extension ComparisonMarkdown {
  /// The report on a stored configuration: a heading and, if something is stored, a table with the worst
  /// first.
  package static func text(of fate: ConfigurationFate) -> String {
    var sources = SourceMap([fate.source])
    var result = "#### Stored configuration \(escaped(fate.summary))\n"
    guard !fate.values.isEmpty else { return result }
    result += "\n| verdict | where | value |\n|---|---|---|\n"
    for verdict in [Verdict.breaking, .careful, .safe] {
      for value in fate.values where value.verdict == verdict {
        let start = value.location.flatMap { sources.start(of: $0) }
        let place = start.map { "\($0.line):\($0.column)" } ?? ""
        result += "| \(words(of: verdict)) | \(place) | \(escaped(value.message)) |\n"
      }
    }
    return result
  }

  /// The inputs that cannot be read, one per line; empty if all can.
  static func problems(of report: ComparisonReport) -> String {
    var sources = SourceMap(report.sources)
    return report.allProblems.map { problem in
      let place = problem.location.map { "\(sources.words(of: $0)): " } ?? ""
      return "\n**\(problem.severity.rawValue)**: \(escaped(place + problem.message))\n"
    }.joined()
  }

  static func words(of verdict: Verdict) -> String {
    verdict == .breaking ? "**breaking**" : verdict.rawValue
  }
}
