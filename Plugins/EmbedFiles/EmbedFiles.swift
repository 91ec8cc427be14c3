import Foundation
import PackagePlugin

/// Embeds the files of a target's folder `Help` as `EmbeddedFiles.help`.
@main
struct EmbedFiles: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = target.directoryURL.appendingPathComponent("Help")
    let files = try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { !$0.lastPathComponent.hasPrefix(".") }
      .sorted { $0.path < $1.path }
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("EmbeddedFiles.swift")
    return [
      .buildCommand(
        displayName: "Embedding the files of Help",
        executable: try context.tool(named: "embed-files").url,
        arguments: ["help", output.path] + files.map(\.path),
        inputFiles: files,
        outputFiles: [output]
      )
    ]
  }
}
