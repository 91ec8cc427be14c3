import IntentCompiler
import IntentPlatform

/// The tool of the plugin IntentCompilerPlugin. Every user of the plugin compiles it, so it only links the
/// code that generates configurations.
@main
struct IntentcBuild {
  static func main() {
    let tool = BuildTool(
      usage: "usage: intentc-build --output FOLDER [--config FILE | --no-config] DEFINITION …\n"
    )
    exit(tool.generate(CommandLine.arguments.dropFirst()))
  }
}
