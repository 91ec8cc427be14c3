import IntentAppIntents
import IntentClasses
import IntentComparison
import IntentCompiler
import IntentPlatform

/// The tool that the plugins CheckReleasedIntents and ValidateIntents run: checks definitions and generated
/// files, and compares definitions with copies of releases.
@main
struct IntentcCheck {
  private static let usage = """
    usage: intentc-check --check [--strict] [--output FOLDER] [--config FILE | --no-config] [--releases FOLDER] \
    DEFINITION …
           intentc-check --releases FOLDER --stamp FILE [--config FILE | --no-config] DEFINITION …

    """

  static func main() {
    let tool = BuildTool(
      usage: usage,
      backends: [AppIntentsBackend(), IntentClassesBackend(), IntentConversionsBackend()],
      checkReleases: ReleaseCopies.check
    )
    exit(tool.run(CommandLine.arguments.dropFirst()))
  }
}
