import Foundation

/// The `intentc.json` of a target, as arguments and inputs of a plugin's tool.
struct ProjectSettings {
  /// The nearest `intentc.json`, from the target's folder up to its package's root.
  let file: URL?

  init(of folder: URL, in package: URL) {
    let root = package.standardizedFileURL.path
    let folders = sequence(first: folder.standardizedFileURL.path) { folder in
      folder.hasPrefix(root + "/") ? URL(fileURLWithPath: folder).deletingLastPathComponent().path : nil
    }
    func path(in folder: String) -> String { folder + "/" + ProjectFileSearch.fileName }
    func hasFile(_ folder: String) -> Bool { FileManager.default.fileExists(atPath: path(in: folder)) }
    let found = ProjectFileSearch.nearest(in: folders, upTo: root, isTop: { $0 == root }, hasFile: hasFile)
    if case .applies(let folder) = found { file = URL(fileURLWithPath: path(in: folder)) } else { file = nil }
  }

  var arguments: [String] { file.map { ["--config", $0.path] } ?? ["--no-config"] }

  /// Further inputs, next to the definitions.
  var inputs: [URL] { file.map { [$0] } ?? [] }
}
