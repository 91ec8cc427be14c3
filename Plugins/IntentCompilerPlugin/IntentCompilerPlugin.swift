import Foundation
import PackagePlugin

/// Generates Swift from the intent definitions of a target while it is built.
@main
struct IntentCompilerPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    return try buildCommands(
      tool: context.tool(named: "intentc-build").url,
      files: module.sourceFiles.map(\.url),
      folder: target.directoryURL,
      targetName: target.name,
      workFolder: context.pluginWorkDirectoryURL
    )
  }

  /// The one command of a target: all its definitions in, one Swift file for each out.
  private func buildCommands(
    tool: URL,
    files: [URL],
    folder: URL,
    targetName: String,
    workFolder: URL
  ) -> [Command] {
    let definitions = files.filter { $0.pathExtension == "intentdefinition" }.sorted { $0.path < $1.path }
    guard !definitions.isEmpty else {
      Diagnostics.warning(
        "target '\(targetName)' uses the plugin 'IntentCompilerPlugin' but has no file that ends in "
          + "'.intentdefinition'; add one, or take the plugin out"
      )
      return []
    }
    let configuration = folder.appendingPathComponent("intentc.json")
    let hasConfiguration = FileManager.default.fileExists(atPath: configuration.path)
    // The plugin 'CheckIntentBaseline' reads it. As an input it is not an unhandled file.
    let baseline = folder.appendingPathComponent("intentc.baseline.json")
    let hasBaseline = FileManager.default.fileExists(atPath: baseline.path)
    let outputFolder = workFolder.appendingPathComponent("Generated")
    // A definition and its copies in other languages become one file; that two others of one name cannot is
    // for the tool to say.
    let names = Set(definitions.map { "\($0.lastPathComponent).swift" }).sorted()
    return [
      .buildCommand(
        displayName: "Generating Swift from the intent definitions of \(targetName)",
        executable: tool,
        arguments: ["--output", outputFolder.path]
          + (hasConfiguration ? ["--config", configuration.path] : ["--no-config"])
          + definitions.map(\.path),
        inputFiles: definitions + (hasConfiguration ? [configuration] : []) + (hasBaseline ? [baseline] : []),
        outputFiles: names.map { outputFolder.appendingPathComponent($0) }
      )
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension IntentCompilerPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      try buildCommands(
        tool: context.tool(named: "intentc-build").url,
        files: target.inputFiles.map(\.url),
        folder: context.xcodeProject.directoryURL,
        targetName: target.displayName,
        workFolder: context.pluginWorkDirectoryURL
      )
    }
  }
#endif
