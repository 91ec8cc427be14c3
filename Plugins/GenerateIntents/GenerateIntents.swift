import Foundation
import PackagePlugin

/// Generates Swift from a package's intent definitions, to check in with the sources.
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
    let users = try PluginUsers(of: context.package)
    if let target = targets.first(where: { $0.isOutputInside && users.names.contains($0.name) }) {
      throw UsageError(
        "the target '\(target.name)' uses a plugin that generates this code in each build, so a second copy fails "
          + "the build; remove the plugin from the target in Package.swift, or do not check the code in"
      )
    }
    for target in targets {
      guard try target.generate(in: context) else {
        Diagnostics.error("nothing was generated for target '\(target.name)'")
        continue
      }
      print("\(target.name): generated into \(target.output.path)")
    }
  }
}

/// The targets that generate code in each build.
///
/// SwiftPM does not tell a plugin which plugins a target uses, so this type reads the manifest. Targets that
/// the manifest computes are missing.
struct PluginUsers {
  private(set) var names: Set<String> = []

  private static let plugins = ["IntentCompilerPlugin", "IntentBackendsPlugin"]

  init(of package: Package) throws {
    let manifest = package.directoryURL.appendingPathComponent("Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)
      .replacing(/\/\/.*/, with: "")
    for found in text.matches(of: /\.(?:target|executableTarget|testTarget)\(\s*name:\s*"([^"]+)"/) {
      let call = Self.call(at: found.range.lowerBound, in: text)
      if Self.plugins.contains(where: { call.contains("\"\($0)\"") }) { names.insert(String(found.1)) }
    }
  }

  private static func call(at start: String.Index, in text: String) -> Substring {
    var depth = 0
    for index in text[start...].indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0, text[index] == ")" { return text[start...index] }
    }
    return text[start...]
  }
}
