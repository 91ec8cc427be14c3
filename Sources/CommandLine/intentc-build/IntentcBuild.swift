import IntentCompiler
import IntentPlatform

/// What the plugin 'IntentCompilerPlugin' runs. It is compiled in the build of everyone who uses the plugin, so it links
/// what generating configurations needs, and nothing else.
@main
struct IntentcBuild {
  static func main() {
    let tool = BuildTool(
      usage: "usage: intentc-build --output FOLDER [--config FILE | --no-config] DEFINITION …\n"
    )
    exit(tool.run(CommandLine.arguments.dropFirst()))
  }
}
