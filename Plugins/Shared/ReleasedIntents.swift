import Foundation
import PackagePlugin

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
