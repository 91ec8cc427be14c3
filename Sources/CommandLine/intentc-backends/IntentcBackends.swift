import IntentAppIntents
import IntentClasses
import IntentCompiler
import IntentPlatform

/// Generates code for the plugins. Unlike `intentc-build`, this tool supports all back ends that
/// `intentc.json` can list as `backends`.
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
