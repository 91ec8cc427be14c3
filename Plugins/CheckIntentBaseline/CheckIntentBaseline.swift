import Foundation
import PackagePlugin

/// Warns at build time if a target's intent definitions break the baseline.
@main
struct CheckIntentBaseline: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let definitions = module.sourceFiles.map(\.url)
      .filter { $0.pathExtension == "intentdefinition" }
      .sorted { $0.path < $1.path }
    let baseline = target.directoryURL.appendingPathComponent("intentc.baseline.json")
    guard !definitions.isEmpty, FileManager.default.fileExists(atPath: baseline.path) else {
      Diagnostics.warning(
        "target '\(target.name)' uses the plugin 'CheckIntentBaseline' but has no "
          + (definitions.isEmpty ? "file that ends in '.intentdefinition'" : "'intentc.baseline.json'")
          + "; add one, or remove the plugin"
      )
      return []
    }
    let settings = ProjectSettings(of: target.directoryURL, in: context.package.directoryURL)
    // Without an output file, a build wouldn't run the command again after a change.
    let stamp = context.pluginWorkDirectoryURL.appendingPathComponent("IntentBaseline.swift")
    return [
      .buildCommand(
        displayName: "Comparing the intent definitions of \(target.name) with their baseline",
        executable: try context.tool(named: "intentc-check").url,
        arguments: ["--baseline", baseline.path, "--stamp", stamp.path]
          + settings.arguments + definitions.map(\.path),
        inputFiles: definitions + [baseline] + settings.inputs,
        outputFiles: [stamp]
      )
    ]
  }
}
