import Foundation
import PackagePlugin

/// Warns at build time if a target's intent definitions break choices that people made in a released version.
@main
struct CheckReleasedIntents: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard target.sourceModule != nil else { return [] }
    let definitions = ReleasedIntents.definitions(of: target)
    guard !definitions.isEmpty, let released = ReleasedIntents(of: target, in: context.package) else {
      Diagnostics.warning(
        "target '\(target.name)' uses the plugin 'CheckReleasedIntents' but has no "
          + (definitions.isEmpty
            ? "file that ends in '.intentdefinition'" : "folder '\(ReleasedIntents.place)'")
          + "; add one, or remove the plugin"
      )
      return []
    }
    let settings = ProjectSettings(of: target.directoryURL, in: context.package.directoryURL)
    // Without an output file, a build wouldn't run the command again after a change.
    let stamp = context.pluginWorkDirectoryURL.appendingPathComponent("ReleasedIntents.swift")
    return [
      .buildCommand(
        displayName: "Comparing the intent definitions of \(target.name) with released versions",
        executable: try context.tool(named: "intentc-check").url,
        arguments: released.arguments + ["--stamp", stamp.path]
          + settings.arguments + definitions.map(\.path),
        inputFiles: definitions + released.files + settings.inputs,
        outputFiles: [stamp]
      )
    ]
  }
}
