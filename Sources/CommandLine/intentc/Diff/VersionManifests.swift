import AppFacts
import AppProjects
import IntentComparison
import IntentDiagnostics

/// The project files of a version, which tell the targets of Swift files, on disk or in git.
struct VersionManifests {
  /// Where the contents of a file are: on disk, or in an object of git.
  fileprivate enum Contents {
    case disk
    case object(String)

    var object: String? { if case .object(let object) = self { object } else { nil } }
  }

  /// The files by path.
  fileprivate private(set) var files: [String: Contents] = [:]
  /// Folders with other build systems.
  fileprivate private(set) var otherBuilds: Set<String> = []
  /// The targets of the copy of a release, which has no project.
  fileprivate private(set) var released: [AppTarget]?
  /// Lists of targets that can't be read.
  private(set) var problems: [UnreadFile] = []
  /// Whether the version contains all Swift files of its targets.
  private(set) var isWhole = false

  init() {}

  init(of tree: FileTree, isWhole: Bool) {
    self.isWhole = isWhole
    for (path, object) in tree.files where AppOutline.isNeeded(path) && FileTree.isSearched(path, in: "") {
      add(path, .object(object))
    }
  }

  /// - Parameter paths: The paths of files on disk.
  init(at paths: [String], isWhole: Bool) {
    self.isWhole = isWhole
    for path in paths { add(FilePath.shortened(path), .disk) }
  }

  private mutating func add(_ path: String, _ contents: Contents) {
    if AppOutline.isOfOtherBuild(path) {
      otherBuilds.insert(FilePath.folder(of: path))
    } else {
      files[path] = contents
    }
  }

  mutating func add(_ found: FolderFiles, in folder: String) {
    isWhole = true
    for file in found.files where AppOutline.isNeeded(file.path) { add(FilePath.shortened(file.path), .disk) }
    do throws(UnreadFile) {
      if let targets = try ReleaseTargets.read(in: folder) { released = (released ?? []) + targets }
    } catch {
      problems.append(error)
    }
  }

  /// Whether a manifest may choose files with patterns, and include other manifests.
  fileprivate var hasPatterns: Bool { files.keys.contains { AppOutline.Kind($0) == .xcodeGen } }
}

/// Reads the targets of versions. Versions with the same projects share them.
final class TargetHistory {
  /// The targets of a version, and a project file that git can't read.
  typealias Found = (targets: VersionTargets, problem: UnreadFile?)

  private let readBlobs: (Set<String>) throws(Git.Failure) -> [String: [UInt8]]
  private var known: [[String]: Found] = [:]

  init(
    _ readBlobs: @escaping (Set<String>) throws(Git.Failure) -> [String: [UInt8]] = {
      objects throws(Git.Failure) in try Git.blobs(objects)
    }
  ) {
    self.readBlobs = readBlobs
  }

  /// - Parameters:
  ///   - manifests: The manifests in Swift, by path, with the keys of their contents.
  ///   - swift: All Swift files of the version.
  func targets(
    of projects: VersionManifests,
    _ manifests: [(file: FileCode, key: String)],
    among swift: some Sequence<String>
  ) -> Found {
    if let released = projects.released { return (VersionTargets(released), nil) }
    let hasPatterns = projects.hasPatterns
    let files = projects.files.filter { hasPatterns || !AppOutline.isIncludable($0.key) }
    let paths = files.keys.sorted()
    let swift = hasPatterns ? swift.sorted() : []
    let identity =
      paths.map { "\($0) \(files[$0]?.object ?? "")" }
      + manifests.map { "\($0.file.path) \($0.key)" } + swift + projects.otherBuilds.sorted()
    if let found = known[identity] { return found }
    let objects = files.filter { !AppOutline.isIncludable($0.key) }.compactMapValues(\.object)
    let blobs: [String: [UInt8]]
    var problem: UnreadFile?
    do throws(Git.Failure) {
      blobs = try objects.isEmpty ? [:] : readBlobs(Set(objects.values))
    } catch {
      blobs = [:]
      problem = objects.keys.min().map { UnreadFile($0, .unreadable(error.message)) }
    }
    let outlines = AppOutline.read(paths, among: swift, manifests: manifests.map(\.file)) { path in
      let path = FilePath.shortened(path)
      switch files[path] {
      case nil: return nil
      case .disk?: return try? FileSystem.readRegular(path)
      // A repository can contain much YAML, but manifests include few files.
      case .object(let object)?: return blobs[object] ?? (try? Git.blobs([object]))?[object]
      }
    }
    let found: Found = (VersionTargets(outlines, besides: projects.otherBuilds), problem)
    known[identity] = found
    return found
  }
}
