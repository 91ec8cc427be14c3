import IntentCompiler
import IntentDiagnostics

package enum BaselineCall {
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

  /// `nil` if the file isn't a baseline.
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

  /// Returns the error; `nil` on success.
  package static func write(_ text: [UInt8], to path: String, inputs: [String]) -> Diagnostic? {
    do throws(OutputWriter.Failure) {
      try OutputWriter.write(text, to: path, inputs: inputs)
      return nil
    } catch {
      return error.diagnostic
    }
  }
}

package enum BaselineCheck {
  /// Returns warnings for breaking changes, and errors for an unreadable baseline.
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
