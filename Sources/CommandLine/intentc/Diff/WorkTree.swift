import IntentCompiler
import IntentDiagnostics
import IntentPlatform

struct WorkTree {
  private let root: String
  private let old: FileTree
  private var doubtful: Set<String> = []
  /// A different or new link can lead any path to another file.
  private var hasOtherLinks = false

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

  static func module(of file: InputFile, in folder: WorkFolder) -> ComparedModules.Module {
    guard file.searchedFolder != nil, let path = try? folder.repositoryPath(of: file.path) else { return nil }
    return FilePath.home(of: path)
  }

  init?(_ root: String, since commit: String, _ tree: FileTree) throws(Git.Failure) {
    (self.root, old) = (root, tree)
    // Turn off the file system monitor, a hook that could run any program.
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
    // Git doesn't look for changes in files that have a flag, such as `assume-unchanged`.
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
    case .file where WorkFolder.real("\(root)/\(path)") != "\(root)/\(path)": hasOtherLinks = true
    default: doubtful.insert(path)
    }
    if old.links[path] != nil { hasOtherLinks = true }
  }

  /// Files that differ from the commit get an empty object ID. Returns `nil` if links differ.
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

  /// Git also lists files that only look changed, for example in a copied repository.
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
