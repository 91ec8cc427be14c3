import IntentCompiler
import IntentDiagnostics

/// Checks definitions against their baseline during a build.
package enum BaselineCheck {
  /// Compares definitions with a baseline.
  ///
  /// - Parameters:
  ///   - baseline: The path of the baseline.
  ///   - call: The call that compiles the definitions.
  /// - Returns: A warning for each breaking change, errors if the baseline cannot be read, and the sources
  ///   that the locations refer to. The call itself reports problems of the definitions.
  package static func check(
    _ baseline: String,
    against call: CompilerCall
  ) -> (diagnostics: [Diagnostic], sources: [SourceText]) {
    let comparison = ComparisonCall(from: .paths([baseline]), to: .paths(call.inputs), options: call.options)
    let report = comparison.run().report
    let problems = report.problems.filter { $0.location?.file == baseline }
    let changes = report.changes.filter { $0.verdict == .breaking }.map { change in
      var diagnostic = change.diagnostic
      diagnostic.severity = .warning
      diagnostic.notes.append(
        Diagnostic.Note(
          "if this is intentional, update the baseline with 'intentc baseline'",
          at: SourceLocation(file: baseline)
        )
      )
      return diagnostic
    }
    return (problems + changes, report.sources)
  }
}
