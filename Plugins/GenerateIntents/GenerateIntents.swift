import PackagePlugin

/// Generates Swift for a package's intent definitions, to check in with its sources.
@main
struct GenerateIntents: CommandPlugin {
  private static let usage =
    "--allow-writing-to-package-directory generate-intents [--target TARGET] [--output FOLDER]"

  func performCommand(context: PluginContext, arguments: [String]) throws {
    var arguments = ArgumentExtractor(arguments)
    if arguments.extractFlag(named: "help") > 0 {
      print("usage: swift package \(Self.usage)")
      return
    }
    let targets = try IntentTarget.find(&arguments, in: context)
    try UsageError.check(arguments, usage: Self.usage)
    for target in targets {
      guard try target.generate(in: context) else {
        Diagnostics.error("nothing was generated for target '\(target.name)'")
        continue
      }
      print("\(target.name): generated into \(target.output.path)")
      if target.isOutputInside {
        print(
          "note: a target that uses IntentCompilerPlugin already has this code; remove the plugin from "
            + "'\(target.name)', or delete the folder"
        )
      }
    }
  }
}
