import Foundation
import PackagePlugin

/// Generates Swift from a target's intent definitions at build time.
@main
struct IntentCompilerPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    // Plugins are not called for a target that SwiftPM skips, so another one reports it, once.
    if context.package.targets.first(where: Self.hasDefinition)?.id == target.id {
      for advice in SkippedFolders.advice(in: context.package) { Diagnostics.warning(advice) }
    }
    return try buildCommands(
      tool: context.tool(named: "intentc-build").url,
      files: module.sourceFiles.map(\.url),
      folder: target.directoryURL,
      targetName: target.name,
      workFolder: context.pluginWorkDirectoryURL
    )
  }

  private static func hasDefinition(_ target: any Target) -> Bool {
    target.sourceModule?.sourceFiles.contains { $0.url.pathExtension == "intentdefinition" } ?? false
  }

  /// The one command of a target, which reads all its definitions and writes one Swift file for each.
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
          + "'.intentdefinition'; add one, or remove the plugin"
      )
      return []
    }
    let configuration = folder.appendingPathComponent("intentc.json")
    let hasConfiguration = FileManager.default.fileExists(atPath: configuration.path)
    // Read by the plugin 'CheckIntentBaseline'. As an input, it is not reported as unhandled.
    let baseline = folder.appendingPathComponent("intentc.baseline.json")
    let hasBaseline = FileManager.default.fileExists(atPath: baseline.path)
    let outputFolder = workFolder.appendingPathComponent("Generated")
    // A definition and its localised copies share one output. The tool reports other definitions with equal names.
    let endings = hasConfiguration ? Self.endings(configuration) : ["swift"]
    let names = Set(definitions.flatMap { file in endings.map { "\(file.lastPathComponent).\($0)" } })
      .sorted()
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

extension IntentCompilerPlugin {
  private struct Configuration: Decodable {
    var backends: [String]?
  }

  /// The endings of the files that the project's configuration asks for. The tool reports what cannot be read.
  private static func endings(_ file: URL) -> [String] {
    guard let data = try? Data(contentsOf: file),
      let configuration = try? JSONDecoder().decode(Configuration.self, from: data)
    else { return ["swift"] }
    let backends = Set(configuration.backends ?? [])
    let makesAppIntents = backends.contains("app-intents")
    let makesClasses = backends.contains("intents")
    let makesConfigurations = makesAppIntents || !makesClasses || backends.contains("configuration")
    return [
      makesConfigurations ? "swift" : nil,
      makesAppIntents ? "appintents.swift" : nil,
      makesClasses ? "intents.swift" : nil,
    ].compactMap(\.self)
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
