import IntentComparison
import IntentCompiler
import IntentDiagnostics
import IntentPlatform

/// The tool of the plugin CheckReleasedIntents: compares definitions with copies of releases.
@main
struct IntentcCheck {
  private static let usage =
    "usage: intentc-check --releases FOLDER --stamp FILE [--config FILE | --no-config] DEFINITION …\n"

  static func main() {
    exit(run(CommandLine.arguments.dropFirst()))
  }

  private static func run(_ words: some Sequence<String>) -> Int32 {
    let tool = BuildTool(usage: usage)
    guard let arguments = tool.arguments(words, options: ["--releases", "--stamp"]),
      let releases = arguments["--releases"], let stamp = arguments["--stamp"]
    else { return BuildTool.usageError }
    var (diagnostics, sources) = ReleaseCopies.check(releases, against: tool.call(arguments))
    if !diagnostics.contains(where: { $0.severity == .error }) {
      let file = GeneratedFile(
        name: FilePath.name(of: stamp),
        bytes: Array("// The intent definitions were compared with released ones.\n".utf8)
      )
      diagnostics += BuildTool.write([file], into: FilePath.folder(of: stamp), besides: sources.map(\.path))
    }
    return BuildTool.report(diagnostics, sources)
  }
}
