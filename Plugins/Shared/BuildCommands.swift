import Foundation
import PackagePlugin

/// A build plugin that generates Swift from a target's definitions with a tool, and knows which files the tool writes.
protocol GeneratingPlugin: BuildToolPlugin {
  var tool: String { get }
  /// Returns the endings of the files that the tool generates from a definition. `configuration` is the
  /// target's `intentc.json`.
  func endings(_ configuration: URL) -> [String]
}

extension GeneratingPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    // SwiftPM doesn't call plugins for a target that it skips. So the first target with a definition reports
    // all skipped folders.
    if context.package.targets.first(where: Self.hasDefinition)?.id == target.id {
      for advice in SkippedFolders.advice(in: context.package) { Diagnostics.warning(advice) }
    }
    return try buildCommands(
      tool: context.tool(named: tool).url,
      files: module.sourceFiles.map(\.url),
      folder: target.directoryURL,
      package: context.package.directoryURL,
      targetName: target.name,
      workFolder: context.pluginWorkDirectoryURL
    )
  }

  private static func hasDefinition(_ target: any Target) -> Bool {
    target.sourceModule?.sourceFiles.contains { $0.url.pathExtension == "intentdefinition" } ?? false
  }

  private func buildCommands(
    tool: URL,
    files: [URL],
    folder: URL,
    package: URL,
    targetName: String,
    workFolder: URL
  ) -> [Command] {
    let definitions = files.filter { $0.pathExtension == "intentdefinition" }.sorted { $0.path < $1.path }
    guard !definitions.isEmpty else {
      Diagnostics.warning(
        "target '\(targetName)' uses the plugin '\(Self.self)' but has no file that ends in "
          + "'.intentdefinition'; add one, or remove the plugin"
      )
      return []
    }
    let settings = ProjectSettings(of: folder, in: package)
    let outputFolder = workFolder.appendingPathComponent("Generated")
    // A definition and its localized copies share one output.
    let endings = settings.file.map(endings) ?? ["swift"]
    let names = Set(definitions.flatMap { file in endings.map { "\(file.lastPathComponent).\($0)" } })
      .sorted()
    return [
      .buildCommand(
        displayName: "Generating Swift from the intent definitions of \(targetName)",
        executable: tool,
        arguments: ["--output", outputFolder.path]
          + settings.arguments + definitions.map(\.path),
        inputFiles: definitions + settings.inputs,
        outputFiles: names.map { outputFolder.appendingPathComponent($0) }
      )
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension GeneratingPlugin where Self: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      try buildCommands(
        tool: context.tool(named: tool).url,
        files: target.inputFiles.map(\.url),
        folder: context.xcodeProject.directoryURL,
        package: context.xcodeProject.directoryURL,
        targetName: target.displayName,
        workFolder: context.pluginWorkDirectoryURL
      )
    }
  }
#endif
