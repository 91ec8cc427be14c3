import IntentCompiler
import IntentDiagnostics
import IntentPlatform

/// The files of the working folder that differ from those of a commit, as git sees them.
struct WorkTree {
  private let root: String
  /// The files of the commit.
  private let old: FileTree
  /// The files that may differ from the commit, and that git does not know.
  private var doubtful: Set<String> = []
  /// Whether a link differs or is new, so that any path may lead to another file.
  private var hasOtherLinks = false

  /// The definitions of the working folder with their files; `nil` if it is unknown which files differ.
  ///
  /// - Parameters:
  ///   - inputs: The definitions.
  ///   - revision: The version to compare with.
  ///   - old: The files of that version.
  ///   - folder: The working folder.
  static func version(
    of inputs: Inputs,
    since revision: GitRevision,
    _ old: FileTree,
    in folder: WorkFolder
  ) throws(Git.Failure) -> ComparedModules.Version? {
    guard let root = folder.root else { return nil }
    let files = try inputs.files.map { file throws(Git.Failure) in
      (try folder.repositoryPath(of: file.path), module(of: file, in: folder))
    }
    let definitions = files.map(\.0)
    let modules = Dictionary(files) { first, _ in first }
    guard let tree = try WorkTree(root, since: revision.commit, old)?.tree(with: definitions) else {
      return nil
    }
    return ComparedModules.Version(
      tree: tree,
      definitions: definitions,
      module: { [modules] in modules[$0] ?? nil },
      readBatches: { paths, take in
        for path in paths {
          if let bytes = try? FileSystem.readRegular("\(root)/\(path)") { take([(path, bytes)]) }
        }
      }
    )
  }

  /// The module of a definition that a search of the working folder found.
  static func module(of file: InputFile, in folder: WorkFolder) -> ComparedModules.Module {
    guard file.searchedFolder != nil, let path = try? folder.repositoryPath(of: file.path) else { return nil }
    return FilePath.home(of: path)
  }

  /// - Parameters:
  ///   - root: The root of the working folder.
  ///   - commit: The ID of the commit.
  ///   - tree: The files of the commit.
  init?(_ root: String, since commit: String, _ tree: FileTree) throws(Git.Failure) {
    (self.root, old) = (root, tree)
    // A hook would be a program that nobody asked for.
    let git = ["-C", root, "-c", "core.fsmonitor=false"]
    guard
      let changed = try Git.output(
        git + ["diff-index", "--name-only", "--no-renames", "--no-relative", "-z", commit, "--"]
      ),
      let unknown = try Git.output(git + ["ls-files", "--others", "-z"]),
      let flagged = try Git.output(git + ["ls-files", "-v", "-z"])
    else { return nil }
    for path in Self.paths(changed) { add(path, isKnown: true) }
    for path in Self.paths(unknown) { add(path, isKnown: false) }
    // Git does not look at files with a flag.
    for entry in Self.paths(flagged) where !entry.hasPrefix("H ") {
      add(String(entry.dropFirst(2)), isKnown: true)
    }
  }

  private static func paths(_ list: Data) -> [String] {
    [UInt8](list).split(separator: 0).map { GitRevision.text($0) }
  }

  private mutating func add(_ path: String, isKnown: Bool) {
    let isLookedFor = FileTree.endings.contains(where: path.hasSuffix)
    guard isKnown || isLookedFor || path.hasSuffix(".lproj") else { return }
    switch try? FileSystem.status(of: "\(root)/\(path)", followsLinks: false).kind {
    case .link: hasOtherLinks = true
    // Below a link, git sees nothing.
    case .file where WorkFolder.real("\(root)/\(path)") != "\(root)/\(path)": hasOtherLinks = true
    default: doubtful.insert(path)
    }
    if old.links[path] != nil { hasOtherLinks = true }
  }

  /// The files of the working folder; `nil` if links differ.
  ///
  /// A file that is not the same as in the commit has no content reference.
  func tree(with definitions: [String]) throws(Git.Failure) -> FileTree? {
    guard !hasOtherLinks else { return nil }
    let same = try unchanged()
    var tree = FileTree()
    for (path, target) in old.links { tree.addLink(path, to: target) }
    for (path, object) in old.files where !doubtful.contains(path) || same.contains(path) {
      tree.addFile(path, content: object)
    }
    let found = doubtful.filter { !same.contains($0) && FileSystem.isFile("\(root)/\($0)") }
    for path in found.union(definitions) where !tree.hasFile(at: path) { tree.addFile(path, content: "") }
    return tree
  }

  /// The doubtful files with the contents that they have in the commit. Git's own list has files that only look
  /// changed, as in a copy of a repository.
  private func unchanged() throws(Git.Failure) -> Set<String> {
    let candidates = doubtful.filter { path in
      old.hasFile(at: path) && !path.utf8.contains(UInt8(ascii: "\n")) && FileSystem.isFile("\(root)/\(path)")
    }.sorted()
    let list = candidates.map { $0 + "\n" }.joined()
    guard !list.isEmpty,
      let output = try Git.line(
        ["-C", root, "hash-object", "--no-filters", "--stdin-paths"],
        input: Data(list.utf8)
      )
    else { return [] }
    let objects = output.split(separator: "\n")
    guard objects.count == candidates.count else { return [] }
    return Set(zip(candidates, objects).filter { old.files[$0] == String($1) }.map(\.0))
  }
}
