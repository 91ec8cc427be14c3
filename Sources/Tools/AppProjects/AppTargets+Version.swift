import AppFacts
import IntentDiagnostics

/// The targets of one version of an app, which may only be in git, for a comparison with another one.
package struct VersionTargets: Sendable {
  private let targets: AppTargets
  /// Folders whose manifest leaves open which files a target builds.
  private var unclear: Set<String> = []
  /// Whether each project can be read.
  private var isWhole = true

  package init(_ targets: [AppTarget]) {
    self.targets = AppTargets(targets)
  }

  /// The targets in a folder, but for those of packages; `nil` if it cannot be read.
  package init?(in folder: String) {
    guard let found = try? FolderFiles(folder) else { return nil }
    let paths = found.files.map { FilePath.shortened($0.path) }.filter(Self.isNeeded)
    self.init(paths, packages: []) { try? FileSystem.readRegular($0) }
  }

  /// - Parameters:
  ///   - paths: Of projects and of manifests without Swift.
  ///   - packages: SwiftPM's manifests.
  ///   - read: Reads a project or a file of settings.
  package init(
    _ paths: [String],
    packages: [FileCode],
    reading read: @escaping @Sendable (String) -> [UInt8]?
  ) {
    var all: [AppTarget] = []
    let projects = paths.filter { Self.isProject($0) }
    var homes: Set<String> = []
    for path in projects {
      let home = FilePath.folder(of: FilePath.folder(of: path))
      homes.insert(home)
      guard let bytes = read(path), let project = XcodeProject(bytes, folder: home, reading: read) else {
        isWhole = false
        continue
      }
      all += project.targets
    }
    for path in paths where Self.isManifest(path) {
      let home = FilePath.folder(of: path)
      guard !homes.contains(home), let bytes = read(path) else { continue }
      if path.hasSuffix(".swift") {
        // Tuist's manifests are programs.
        if SourceWords(bytes).contains("import ProjectDescription") { unclear.insert(home) }
      } else if let outline = XcodeGenManifest.outline(path, bytes) {
        all += outline.targets
      } else {
        unclear.insert(home)
      }
    }
    for file in packages { all += SwiftManifest(file, in: FilePath.folder(of: file.path)).targets }
    targets = AppTargets(all)
  }

  package static func isProject(_ path: String) -> Bool { path.hasSuffix(".xcodeproj/project.pbxproj") }

  /// Whether a file may be needed to know the targets.
  package static func isNeeded(_ path: String) -> Bool {
    isProject(path) || isManifest(path) || path.hasSuffix(".xcconfig")
  }

  package static func isPackage(_ path: String) -> Bool { FilePath.name(of: path) == "Package.swift" }

  /// XcodeGen's and Tuist's.
  private static func isManifest(_ path: String) -> Bool {
    ["project.yml", "project.yaml", "Project.swift"].contains(FilePath.name(of: path))
  }

  package var all: [AppTarget] { targets.targets }

  /// The targets that build a file; empty if unknown.
  package func targets(with path: String) -> [AppTarget] {
    let path = FilePath.shortened(path)
    guard isWhole, unclear.isEmpty || unclear.isDisjoint(with: FilePath.folders(around: path)) else {
      return []
    }
    return targets.targets(with: path)
  }
}
