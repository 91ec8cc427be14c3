import Foundation
import PackagePlugin

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
