import Foundation
import PackagePlugin

// What the plugins look for in a package. One file, because SwiftPM compiles each file of each plugin by itself, in the
// first build of every user.

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

/// The folder of a target's released definitions, which contains a folder for each version.
struct ReleasedIntents {
  static let place = ".intentc/releases"

  let folder: URL

  /// In the target's folder, or in the package's if no other target has definitions. Returns `nil` if there is
  /// no such folder.
  init?(of target: any Target, in package: Package) {
    let others = package.targets.filter { $0.id != target.id && !Self.definitions(of: $0).isEmpty }
    let owners = [target.directoryURL] + (others.isEmpty ? [package.directoryURL] : [])
    let found = owners.map { $0.appendingPathComponent(Self.place) }
      .first { FileManager.default.fileExists(atPath: $0.path) }
    guard let found else { return nil }
    folder = found
  }

  static func definitions(of target: any Target) -> [URL] {
    let files = target.sourceModule?.sourceFiles.map(\.url) ?? []
    return files.filter { $0.pathExtension == "intentdefinition" }.sorted { $0.path < $1.path }
  }

  var arguments: [String] { ["--releases", folder.path] }

  /// All files of all versions.
  var files: [URL] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isRegularFileKey])
    return (found?.allObjects as? [URL] ?? [])
      .filter { (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true }
      .sorted { $0.path < $1.path }
  }
}

/// SwiftPM skips the targets of folders that contain definitions but no source files.
enum SkippedFolders {
  private static let sourceEndings: Set = ["swift", "c", "m", "mm", "cc", "cpp", "cxx", "s"]

  static func advice(in package: Package) -> [String] {
    let root = package.directoryURL.appendingPathComponent("Sources")
    let targets = Set(package.targets.map { $0.directoryURL.standardizedFileURL.path })
    return names(in: root).sorted().compactMap { name in
      let folder = root.appendingPathComponent(name)
      guard !targets.contains(folder.standardizedFileURL.path) else { return nil }
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      let endings = Set((files?.allObjects as? [URL] ?? []).map(\.pathExtension))
      guard endings.contains("intentdefinition"), endings.isDisjoint(with: sourceEndings) else { return nil }
      return
        "SwiftPM skips the folder 'Sources/\(name)', because it holds an intent definition and no Swift file; "
        + "add a Swift file, which may be empty"
    }
  }

  private static func names(in folder: URL) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }
}
