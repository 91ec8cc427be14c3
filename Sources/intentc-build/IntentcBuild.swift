import IntentAppIntents
import IntentClasses
import IntentCompiler
import IntentPlatform

/// What the build plugin runs. It is compiled in the build of everyone who uses the plugin, so it links what
/// generating needs, and nothing else.
@main
struct IntentcBuild {
  static func main() {
    let tool = BuildTool(
      usage: "usage: intentc-build --output FOLDER [--config FILE | --no-config] DEFINITION …\n",
      backends: [AppIntentsBackend(), IntentClassesBackend()]
    )
    exit(tool.run(CommandLine.arguments.dropFirst()))
  }
}
