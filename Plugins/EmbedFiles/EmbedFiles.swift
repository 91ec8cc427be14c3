import Foundation
import PackagePlugin

/// Embeds the files of a target's folder `Help` as `EmbeddedFiles.help`, or those of its folder `Page` as
/// `EmbeddedFiles.page`.
@main
struct EmbedFiles: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folders = ["Help", "Page"].map { target.directoryURL.appendingPathComponent($0) }
    guard let folder = folders.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
      return []
    }
    let name = folder.lastPathComponent
    let files = try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { !$0.lastPathComponent.hasPrefix(".") }
      .sorted { $0.path < $1.path }
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("EmbeddedFiles.swift")
    return [
      .buildCommand(
        displayName: "Embedding the files of \(name)",
        executable: try context.tool(named: "embed-files").url,
        arguments: [name.lowercased(), output.path] + files.map(\.path),
        inputFiles: files,
        outputFiles: [output]
      )
    ]
  }
}
