import IntentAppIntents
import IntentClasses
import IntentCompiler
import IntentPlatform

/// Supports all back ends, unlike `intentc-build`.
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
