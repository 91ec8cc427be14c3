import Foundation
import PackagePlugin

/// A target with definitions, for which the plugins `GenerateIntents` and `ValidateIntents` run their tools.
struct IntentTarget {
  let name: String
  private let inputs: [String]
  let output: URL
  /// Whether the user chose the output folder.
  let isOutputStated: Bool
  /// Whether the target contains the output folder, and so compiles the generated files.
  let isOutputInside: Bool

  init?(_ target: any Target, output: String?, package: Package) {
    let definitions = ReleasedIntents.definitions(of: target)
    guard !definitions.isEmpty else { return nil }
    name = target.name
    let packageFolder = package.directoryURL
    inputs = ProjectSettings(of: target.directoryURL, in: packageFolder).arguments + definitions.map(\.path)
    isOutputStated = output != nil
    self.output =
      output.map { URL(fileURLWithPath: $0, relativeTo: packageFolder) }
      ?? target.directoryURL.appendingPathComponent("Generated")
    isOutputInside = Self.path(self.output).hasPrefix(Self.path(target.directoryURL) + "/")
  }

  /// On a Mac, `standardizedFileURL` would remove the '/private' of '/private/tmp', but only if the path
  /// exists.
  private static func path(_ url: URL) -> String {
    let path = url.absoluteURL.standardized.path
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  static func find(
    _ arguments: inout ArgumentExtractor,
    in context: PluginContext
  ) throws -> [IntentTarget] {
    for option in ["--target", "--output"] where arguments.remainingArguments.last == option {
      throw UsageError("'\(option)' needs a value")
    }
    let names = arguments.extractOption(named: "target")
    let output = arguments.extractOption(named: "output").last
    if let output, output.hasSuffix(".swift") {
      throw UsageError("'--output' takes a folder, not the Swift file '\(output)'")
    }
    let all = context.package.targets
    let targets = names.isEmpty ? all : all.filter { names.contains($0.name) }
    let skipped = SkippedFolders.advice(in: context.package)
    if let name = names.first(where: { name in !all.contains { $0.name == name } }) {
      throw UsageError((["there is no target '\(name)' in this package"] + skipped).joined(separator: "; "))
    }
    for advice in skipped { Diagnostics.warning(advice) }
    let found = targets.compactMap {
      IntentTarget($0, output: output, package: context.package)
    }
    if let name = names.first(where: { name in !found.contains { $0.name == name } }) {
      throw UsageError("target '\(name)' has no file that ends in '.intentdefinition'")
    }
    let package = path(context.package.directoryURL)
    if output != nil, let folder = (found.first?.output).map(path),
      folder != package, !folder.hasPrefix(package + "/")
    {
      throw UsageError("'\(folder)' is outside the package; choose a folder in it")
    }
    if found.isEmpty {
      throw UsageError("no target of this package has a file that ends in '.intentdefinition'")
    }
    if output != nil, found.count > 1 {
      let names = found.map { "'\($0.name)'" }.joined(separator: ", ")
      throw UsageError("'--output' is one folder, but \(names) have definitions; choose one with '--target'")
    }
    return found
  }

  /// Returns `false` if there was an error.
  func generate(in context: PluginContext) throws -> Bool {
    try run(["--output", output.path], in: context)
  }

  /// The summary counts errors and warnings. An error isn't a success, nor, if `isStrict`, is a warning.
  func check(isStrict: Bool, in context: PluginContext) throws -> (isSuccess: Bool, summary: String) {
    let output = Pipe()
    let isSuccess = try run(
      ["--check"] + (isStrict ? ["--strict"] : [])
        + [isOutputStated ? "--output" : "--output-if-any", self.output.path],
      printingTo: output,
      in: context
    )
    let summary = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    return (isSuccess, summary.trimmingCharacters(in: .newlines))
  }

  private func run(
    _ options: [String],
    printingTo output: Pipe? = nil,
    in context: PluginContext
  ) throws -> Bool {
    let process = Process()
    process.executableURL = try context.tool(named: "intentc-backends").url
    process.arguments = options + inputs
    if let output { process.standardOutput = output }
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .exit && process.terminationStatus == 0
  }
}

/// A mistake in the arguments of a command plugin, in words for its user.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }

  /// Rejects arguments that no option took.
  static func check(_ arguments: ArgumentExtractor, usage: String) throws {
    if let word = arguments.remainingArguments.first {
      throw UsageError("unexpected argument '\(word)'; usage: swift package \(usage)")
    }
  }
}
