import Foundation
import PackagePlugin

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
