import IntentCompiler
import IntentDiagnostics

package enum BaselineCall {
  /// Returns the text of the baseline, or the problems that prevent one.
  ///
  /// - Parameters:
  ///   - paths: Definitions, and folders to search for definitions.
  package static func run(
    _ paths: [String],
    options: CompilerOptions
  ) -> (text: [UInt8]?, sources: [SourceText], problems: [Diagnostic]) {
    var options = options
    options.levels = [:]
    let version = ReadVersion.read(VersionInputs(Inputs.read(paths)), options, readsTables: false)
    let text = version.problems.isEmpty ? Baseline.text(of: version.schema) : nil
    return (text, version.sources, version.problems)
  }

  /// Returns the schema hash of a baseline, or errors; `nil` if the file isn't a baseline.
  package static func hash(
    of path: String
  ) -> (hash: String?, sources: [SourceText], problems: [Diagnostic])? {
    guard !FilePath.isTable(path), let bytes = try? FileSystem.read(path), Baseline.isOne(bytes) else {
      return nil
    }
    let source = SourceText(path: path, bytes: bytes)
    let (schema, problems) = BaselineReader.read(source)
    return (schema.map { $0.hash }, [source], problems)
  }

  /// Writes a baseline to a file atomically.
  ///
  /// - Returns: The error; `nil` on success.
  package static func write(_ text: [UInt8], to path: String, inputs: [String]) -> Diagnostic? {
    do throws(OutputWriter.Failure) {
      try OutputWriter.write(text, to: path, inputs: inputs)
      return nil
    } catch {
      return error.diagnostic
    }
  }
}

/// Checks definitions against their baseline during a build.
package enum BaselineCheck {
  /// Compares definitions with a baseline.
  ///
  /// - Parameters:
  ///   - call: The call that compiles the definitions, and reports their problems itself.
  /// - Returns: A warning for each breaking change, errors for an unreadable baseline, and the sources of the
  ///   locations.
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
