import Foundation

/// The `intentc.json` of a target, as arguments and inputs of a plugin's tool.
struct ProjectSettings {
  /// The nearest `intentc.json`, from the target's folder up to its package's root.
  let file: URL?

  init(of folder: URL, in package: URL) {
    let root = package.standardizedFileURL.path
    var folder = folder.standardizedFileURL
    while true {
      let candidate = folder.appendingPathComponent("intentc.json")
      if FileManager.default.fileExists(atPath: candidate.path) {
        file = candidate
        return
      }
      guard folder.path.hasPrefix(root + "/") else { break }
      folder.deleteLastPathComponent()
    }
    file = nil
  }

  var arguments: [String] { file.map { ["--config", $0.path] } ?? ["--no-config"] }

  /// Further inputs, next to the definitions.
  var inputs: [URL] { file.map { [$0] } ?? [] }
}
