import AppFacts
import AppProjects
import IntentComparison
import IntentDiagnostics

/// The files of a version that say which target builds a Swift file, on disk or in git.
struct TargetFiles {
  /// The objects of files in git, by path; `nil` for files on disk.
  fileprivate private(set) var files: [String: String?] = [:]
  /// The targets of the copy of a release, which has no project.
  fileprivate private(set) var released: [AppTarget]?
  /// Whether the version has all of its Swift files.
  private(set) var isWhole = false

  init() {}

  init(of tree: FileTree, isWhole: Bool) {
    self.isWhole = isWhole
    for (path, object) in tree.files where VersionTargets.isNeeded(path) && FileTree.isPassed(path, in: "") {
      files[path] = object
    }
  }

  /// - Parameter paths: Of files on disk.
  init(at paths: [String], isWhole: Bool) {
    self.isWhole = isWhole
    for path in paths { files[FilePath.shortened(path)] = .some(nil) }
  }

  mutating func add(_ found: FolderFiles, in folder: String) {
    isWhole = true
    for file in found.files where VersionTargets.isNeeded(file.path) {
      files[FilePath.shortened(file.path)] = .some(nil)
    }
    if let targets = ReleaseTargets.read(in: folder) { released = (released ?? []) + targets }
  }
}

/// Reads the targets of versions. Versions with the same projects share them.
final class TargetHistory {
  private var known: [[String]: VersionTargets] = [:]

  /// - Parameter packages: SwiftPM's manifests, each with the key of its content.
  func targets(of projects: TargetFiles, _ packages: [(code: FileCode, key: String)]) -> VersionTargets {
    if let released = projects.released { return VersionTargets(released) }
    let paths = projects.files.keys.sorted()
    let identity =
      paths.map { "\($0) \((projects.files[$0] ?? nil) ?? "")" }
      + packages.map { "\($0.code.path) \($0.key)" }
    if let found = known[identity] { return found }
    let objects = Set(projects.files.values.compactMap(\.self))
    let blobs = objects.isEmpty ? [:] : (try? Git.blobs(objects)) ?? [:]
    let files = projects.files
    let found = VersionTargets(paths, packages: packages.map(\.code)) { path in
      guard let object = files[path] else { return nil }
      return object.map { blobs[$0] } ?? (try? FileSystem.readRegular(path))
    }
    known[identity] = found
    return found
  }
}
