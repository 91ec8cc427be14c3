import IntentCompiler

/// What the plugins run: the compiler without a library for command lines, because this program is compiled in
/// the build of everyone who uses a plugin.
@main
struct IntentcBuild {
  static func main() {
    guard let arguments = BuildArguments(CommandLine.arguments.dropFirst()) else {
      StandardError.write(
        "usage: intentc-build --output FOLDER [--config FILE] [--baseline FILE] DEFINITION …\n"
          + "       intentc-build --check [--strict] [--output FOLDER] [--config FILE] [--baseline FILE] DEFINITION …\n"
      )
      Process.exit(64)
    }
    let call = CompilerCall(
      inputs: arguments.inputs,
      configurationPath: arguments.configuration,
      looksForConfiguration: arguments.looksForConfiguration,
      jobs: 4
    )
    let result = call.run()
    var diagnostics = result.diagnostics
    var sources = result.compilation.sources
    if let baseline = arguments.baseline {
      let found = BaselineCheck.check(baseline, against: call)
      diagnostics += found.diagnostics
      sources += found.sources
    }
    if !result.compilation.hasErrors, let output = arguments.output {
      if arguments.isCheck {
        diagnostics += StaleOutputs.check(
          folder: output,
          isStated: arguments.isOutputStated,
          against: result.files
        )
      } else {
        diagnostics += write(result.files, into: output)
      }
    }
    report(diagnostics, sources)
    let limit: Severity = arguments.isStrict ? .warning : .error
    Process.exit(diagnostics.contains { $0.severity >= limit } ? 1 : 0)
  }

  /// Writes the files; what stands in the way comes back.
  private static func write(_ files: [GeneratedFile], into folder: String) -> [Diagnostic] {
    do throws(OutputWriter.Failure) {
      _ = try OutputWriter(folder: folder).write(files)
      return []
    } catch {
      return [error.diagnostic]
    }
  }

  /// Writes what was found, each in the form that a build shows at its place in the file.
  private static func report(_ diagnostics: [Diagnostic], _ sources: [SourceText]) {
    var formatter = DiagnosticFormatter(SourceMap(sources))
    var text = ""
    for diagnostic in diagnostics where diagnostic.severity != .lint {
      text += formatter.text(of: diagnostic)
    }
    StandardError.write(text)
  }
}
