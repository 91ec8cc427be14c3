import IntentAppIntents
import IntentClasses
import IntentCompiler
import IntentPlatform

/// Generates the `backends` of `intentc.json` for the plugins.
@main
struct IntentcBackends {
  static func main() {
    let tool = BuildTool(
      usage: "usage: intentc-backends --output FOLDER [--config FILE | --no-config] DEFINITION …\n",
      backends: [AppIntentsBackend(), IntentClassesBackend(), IntentConversionsBackend()]
    )
    exit(tool.run(CommandLine.arguments.dropFirst()))
  }
}
