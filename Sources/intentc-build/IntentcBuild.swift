import IntentCompiler

/// What the build plugin runs: `intentc generate` into a folder, without a library for command lines, because
/// this program is compiled in the build of everyone who uses the plugin.
@main
struct IntentcBuild {
  static func main() async {
    guard let arguments = BuildArguments(CommandLine.arguments.dropFirst()) else {
      StandardError.write("usage: intentc-build --output FOLDER [--config FILE] DEFINITION …\n")
      Process.exit(64)
    }
    let result = await CompilerCall(
      inputs: arguments.inputs,
      configurationPath: arguments.configuration,
      jobs: 4
    ).run()
    report(result.diagnostics, result.compilation.sources)
    if result.compilation.hasErrors { Process.exit(1) }
    do throws(OutputWriter.Failure) {
      _ = try OutputWriter(folder: arguments.output).write(result.files)
    } catch {
      report([error.diagnostic], [])
      Process.exit(1)
    }
  }

  /// Writes what was found, each in the form that a build shows at its place in the file.
  private static func report(_ diagnostics: [Diagnostic], _ sources: [SourceText]) {
    var formatter = DiagnosticFormatter(SourceMap(sources))
    for diagnostic in diagnostics where diagnostic.severity > .lint {
      StandardError.write(formatter.text(of: diagnostic))
    }
  }
}
