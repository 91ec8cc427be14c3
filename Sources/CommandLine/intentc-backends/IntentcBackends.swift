import IntentAppIntents
import IntentClasses
import IntentCompiler
import IntentPlatform

/// The tool of the plugins IntentBackendsPlugin, GenerateIntents and ValidateIntents. Supports all back ends,
/// unlike `intentc-build`.
@main
struct IntentcBackends {
  private static let usage = """
    usage: intentc-backends --output FOLDER [--config FILE | --no-config] DEFINITION …
           intentc-backends --check [--strict] [--output FOLDER | --output-if-any FOLDER] \
    [--config FILE | --no-config] DEFINITION …

    """

  static func main() {
    let tool = BuildTool(
      usage: usage,
      backends: [AppIntentsBackend(), IntentClassesBackend(), IntentConversionsBackend()]
    )
    let words = CommandLine.arguments.dropFirst()
    exit(words.first == "--check" ? tool.check(words.dropFirst()) : tool.generate(words))
  }
}
