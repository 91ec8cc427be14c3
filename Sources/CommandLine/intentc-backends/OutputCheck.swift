import IntentCompiler
import IntentDiagnostics
import IntentText

extension BuildTool {
  /// Compares the code in a folder with what its definitions generate, and prints a summary for
  /// ValidateIntents.
  func check(_ words: some Sequence<String>) -> Int32 {
    guard let arguments = arguments(words, options: ["--output", "--output-if-any"], flags: ["--strict"])
    else {
      return Self.usageError
    }
    let (diagnostics, status) = compile(arguments) { result in
      if let folder = arguments["--output"] {
        Self.staleOutputs(in: folder, isStated: true, against: result.files)
      } else if let folder = arguments["--output-if-any"] {
        Self.staleOutputs(in: folder, isStated: false, against: result.files)
      } else {
        []
      }
    }
    _ = Terminal.standardOutput.write(Array("\(Self.summary(of: diagnostics))\n".utf8))
    let isRefused = arguments.has("--strict") && diagnostics.contains { $0.severity == .warning }
    return isRefused ? 1 : status
  }

  /// Finds generated files that no longer match their definitions.
  ///
  /// - Parameter isStated: Whether the user named the folder. If not, ignores a folder without generated
  ///   files, and also reports files that none of the definitions generates.
  private static func staleOutputs(
    in folder: String,
    isStated: Bool,
    against files: [GeneratedFile]
  ) -> [Diagnostic] {
    var names: [String] = []
    do throws(FileError) {
      names = try FileSystem.names(in: folder).filter { GeneratedFile.definition(ofFile: $0) != nil }
      guard isStated || !names.isEmpty else { return [] }
    } catch .missing where !isStated {
      return []
    } catch {
      // The writer says why the folder cannot be read.
    }
    let changes: [OutputWriter.Change]
    do throws(OutputWriter.Failure) {
      changes = try OutputWriter(folder: folder).changes(files)
    } catch {
      return [error.diagnostic]
    }
    let stale = changes.filter { $0.kind != .unchanged }.map { change in
      let fact = change.kind == .created ? "this file is missing" : "this file does not match its definition"
      return Diagnostic(
        .staleGeneratedCode,
        "\(fact); generate it again",
        at: SourceLocation(file: change.path)
      )
    }
    guard !isStated else { return stale }
    let current = Set(files.map(\.name))
    let leftovers = names.sorted().filter { !current.contains($0) }.map {
      let location = SourceLocation(file: FilePath.join(folder, $0))
      return Diagnostic(.staleGeneratedCode, "no definition generates this file; delete it", at: location)
    }
    return stale + leftovers
  }

  /// `1 error, 2 warnings`.
  private static func summary(of diagnostics: [Diagnostic]) -> String {
    let counts = [(Severity.error, "error"), (.warning, "warning")].compactMap { severity, noun in
      let count = diagnostics.count { $0.severity == severity }
      return count == 0 ? nil : counted(count, noun)
    }
    return counts.isEmpty ? "no problems" : counts.joined(separator: ", ")
  }
}
