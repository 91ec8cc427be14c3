import AppFacts
import IntentDiagnostics

/// The targets in one file, for all commands: an Xcode project, or a manifest of XcodeGen, Tuist or SwiftPM.
/// A built app counts, too.
package struct AppOutline: Sendable {
  /// A file that declares targets, by its name.
  package enum Kind: Sendable {
    case xcode, xcodeGen, tuist, package, built

    /// `nil` for any other file.
    package init?(_ path: String) {
      switch FilePath.name(of: path) {
      case "project.pbxproj": self = .xcode
      case "project.yml", "project.yaml": self = .xcodeGen
      case "Project.swift": self = .tuist
      case "Package.swift": self = .package
      default: return nil
      }
    }
  }

  package let path: String
  package let kind: Kind
  package let folder: String
  /// `nil` if unknown.
  package var developmentLanguage: String?
  package var targets: [AppTarget] = []
  /// The files and folders that the project shows, in a target or not.
  package var shown = FileMembership()
  /// Whether the file can be read, and lists everything: no program or other file can add targets or files.
  package var isWhole = true
  /// Whether the paths of all files are known. Some start at a setting of one Mac's Xcode.
  fileprivate(set) var placesAllFiles = true
  /// Whether some folders of its targets have only Swift.
  fileprivate(set) var namesOnlySwift = false
  /// Whether its folder contains the Xcode project that it generates.
  package fileprivate(set) var isGenerator = false
  /// The name of the Xcode project that a manifest generates.
  fileprivate var project: String?

  init(_ path: String, _ kind: Kind) {
    (self.path, self.kind) = (path, kind)
    let home = FilePath.folder(of: path)
    folder = kind == .built ? path : kind == .xcode ? FilePath.folder(of: home) : home
  }

  package var isBuilt: Bool { kind == .built }

  package func contains(_ path: String) -> Bool { folder.isEmpty || path.hasPrefix(folder + "/") }
}

extension AppOutline {
  /// The path of the project that it is, or that it generates.
  fileprivate var bundle: String {
    kind == .xcode ? FilePath.folder(of: path) : FilePath.join(folder, "\(project ?? "").xcodeproj")
  }

  /// Whether a manifest generates a project, by its name.
  func isFor(_ other: AppOutline) -> Bool { other.kind == .xcode && other.isWhole && other.bundle == bundle }

  /// Whether a file may be a project or manifest, may be read by one, or shows that others build files.
  package static func isNeeded(_ path: String) -> Bool {
    AppOutline.Kind(path) != nil || path.hasSuffix(".xcconfig") || isIncludable(path) || isOfOtherBuild(path)
  }

  /// Whether Bazel, Buck or CocoaPods may build the files in its folder.
  package static func isOfOtherBuild(_ path: String) -> Bool {
    let name = FilePath.name(of: path)
    return name.hasSuffix(".podspec")
      || ["BUILD", "BUILD.bazel", "BUCK", "MODULE.bazel", "WORKSPACE"].contains(name)
  }

  /// Whether XcodeGen's manifests can include a file.
  package static func isIncludable(_ path: String) -> Bool {
    [".yml", ".yaml"].contains(where: path.hasSuffix) && AppOutline.Kind(path) == nil
  }

  /// Reads the projects and manifests of a version, on the disk or in git. Xcode's projects come first.
  ///
  /// - Parameters:
  ///   - files: All files that patterns can choose.
  ///   - manifests: The parsed manifests in Swift. Without one, its targets are unknown.
  ///   - read: Reads a file. Returns `nil` for files outside of the version.
  package static func read(
    _ projects: [String],
    among files: [String],
    manifests: [FileCode] = [],
    reading read: @escaping @Sendable (String) -> [UInt8]?
  ) -> [AppOutline] {
    let code = Dictionary(firsts: manifests.map { ($0.path, $0) })
    lazy var patternFiles = files.map(FilePath.shortened).map { (path: $0, folded: FoldedPath($0)) }
    var outlines: [AppOutline] = []
    for path in projects {
      guard let kind = AppOutline.Kind(path) else { continue }
      var outline = AppOutline(path, kind)
      let bytes = read(path)
      switch kind {
      case .xcode:
        let project = bytes.flatMap { XcodeProject($0, folder: outline.folder, reading: read) }
        outline.isWhole = project != nil
        if let project { outline.add(project) }
      case .xcodeGen:
        let text = String(decoding: bytes ?? [], as: UTF8.self)
        outline.add(XcodeGenManifest(text, in: outline.folder, files: patternFiles, reading: read))
      case .tuist, .package, .built:
        let manifest = code[path].map { SwiftManifest($0, in: outline.folder) }
        outline.targets = manifest?.targets ?? []
        outline.shown.folders = manifest?.folders ?? []
        outline.isWhole = manifest?.isWhole ?? false
        outline.namesOnlySwift = manifest?.namesOnlySwift ?? false
        outline.project = manifest?.project
        // An app can have a type 'Project'.
        let isManifest =
          !outline.targets.isEmpty || kind == .package
          || SourceWords(bytes ?? []).contains("import ProjectDescription")
        guard isManifest else { continue }
      }
      outlines.append(outline)
    }
    tellApart(&outlines)
    return outlines.filter { $0.kind == .xcode } + outlines.filter { $0.kind != .xcode }
  }

  /// Marks a manifest beside a readable Xcode project as its generator. Of several projects in a folder, gives each a
  /// home of its own, so that targets of one name stay apart.
  private static func tellApart(_ outlines: inout [AppOutline]) {
    let projects = outlines.filter { $0.kind == .xcode && $0.isWhole }
    let counts = Dictionary(projects.map { ($0.folder, 1) }, uniquingKeysWith: +)
    let homes = Set(projects.map { FilePath.folder(of: $0.path) })
    for index in outlines.indices {
      let outline = outlines[index]
      let count = counts[outline.folder] ?? 0
      outlines[index].isGenerator = [.xcodeGen, .tuist].contains(outline.kind) && count > 0
      let home = count > 1 && homes.contains(outline.bundle) ? outline.bundle : outline.folder
      for target in outline.targets.indices { outlines[index].targets[target].home = home }
    }
  }
}

extension AppOutline {
  fileprivate mutating func add(_ project: XcodeProject) {
    developmentLanguage = project.developmentLanguage
    targets = project.targets
    placesAllFiles = project.placesAllFiles
    shown = project.shown
  }

  fileprivate mutating func add(_ manifest: XcodeGenManifest) {
    developmentLanguage = manifest.developmentLanguage
    targets = manifest.targets
    isWhole = !manifest.isPartial && !manifest.targets.isEmpty
    project = manifest.project
  }
}

extension AppTargets {
  /// All targets. Each target of a generated Xcode project names its manifest.
  package init(_ outlines: [AppOutline]) {
    var targets: [AppTarget] = []
    var manifests: [String: String] = [:]
    for outline in outlines {
      targets += outline.targets
      // A package's manifest has no setting for classes.
      if [.xcodeGen, .tuist].contains(outline.kind) {
        for target in outline.targets { manifests[target.key] = target.manifest ?? outline.path }
      }
    }
    for index in targets.indices where targets[index].package == nil {
      targets[index].manifest = manifests[targets[index].key]
    }
    self.init(targets)
  }
}
