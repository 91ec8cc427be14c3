import IntentCompiler
import IntentDiagnostics

/// Makes a baseline of definitions.
package enum BaselineCall {
  /// The text of the baseline, or why there is none.
  ///
  /// - Parameters:
  ///   - paths: Definitions, and folders that are searched for them.
  ///   - options: The options of every call. Its inputs and levels do not count.
  package static func run(
    _ paths: [String],
    options: CompilerCall
  ) -> (text: [UInt8]?, sources: [SourceText], problems: [Diagnostic]) {
    var options = options
    options.splitsModules = true
    options.levels = [:]
    let version = ReadVersion.read(VersionInputs(Inputs.read(paths)), options, readsTables: false)
    let text = version.problems.isEmpty ? Baseline.text(of: version.schema) : nil
    return (text, version.sources, version.problems)
  }

  /// The schema hash of what a baseline holds, or why there is none; `nil` for a path at which no baseline is.
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

  /// Writes a baseline to a file, at once or not at all.
  ///
  /// - Returns: What stood in the way; `nil` where nothing did.
  package static func write(_ text: [UInt8], to path: String) -> Diagnostic? {
    let folder = FilePath.folder(of: path)
    do throws(OutputWriter.Failure) {
      _ = try OutputWriter(folder: folder.isEmpty ? "." : folder)
        .write([GeneratedFile(name: FilePath.name(of: path), bytes: text)])
      return nil
    } catch {
      return error.diagnostic
    }
  }
}
