import Foundation

/// The project file of a target.
struct ProjectSettings {
  /// The nearest `intentc.json`, from the target's folder up to the root of its package.
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

  /// The tool's arguments.
  var arguments: [String] { file.map { ["--config", $0.path] } ?? ["--no-config"] }

  /// The input files of a build command in addition to the definitions.
  var inputs: [URL] { file.map { [$0] } ?? [] }
}
