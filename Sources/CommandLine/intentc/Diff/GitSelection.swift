import IntentComparison
import IntentCompiler
import IntentDiagnostics
import IntentPlatform
import IntentText

struct GitSelection {
  private let revision: GitRevision
  let tree: FileTree
  private let folder: WorkFolder
  private var roots: [String] = []
  private var rootsOfFiles: [String: String] = [:]
  private var links: [String] = []
  /// Relative to the repository's top folder.
  private(set) var definitions: [String] = []
  private(set) var areThere: [Bool] = []

  init(_ revision: GitRevision, at paths: [String], in folder: WorkFolder) throws(Git.Failure) {
    (self.revision, self.folder) = (revision, folder)
    tree = try revision.tree(naming: paths)
    var seen: Set<String> = []
    for path in paths {
      let place = try resolve(path)
      guard !tree.hasFile(at: place) else {
        areThere.append(true)
        if seen.insert(place).inserted { definitions.append(place) }
        continue
      }
      let found = tree.search(place)
      // Only the other version contains this definition.
      if found.definitions.isEmpty, place.hasSuffix(".intentdefinition") {
        areThere.append(false)
        continue
      }
      roots.append(place)
      links += found.links
      areThere.append(!found.definitions.isEmpty)
      for definition in found.definitions where seen.insert(definition).inserted {
        definitions.append(definition)
        rootsOfFiles[definition] = folder.shown(place)
      }
    }
    definitions = FileTree.withoutCopies(definitions)
  }

  var submodules: Set<String> { tree.submodules }

  private func resolve(_ path: String) throws(Git.Failure) -> String {
    do throws(FileTree.LinkProblem) {
      return try tree.resolve(path)
    } catch {
      let name = visibleText(revision.name)
      switch error {
      case .leadsOut(let link):
        throw Git.Failure(
          message:
            "'\(visibleText(folder.shown(link)))' of '\(name)' leads out of the repository, where a revision has no files"
        )
      case .circle(let link):
        throw Git.Failure(
          message:
            "cannot read '\(visibleText(folder.shown(link)))' of '\(name)': its symbolic links form a loop"
        )
      }
    }
  }

  mutating func leaveOut(_ folders: Set<String>) {
    guard !folders.isEmpty else { return }
    func isIn(_ path: String) -> Bool { folders.contains { path == $0 || path.hasPrefix($0 + "/") } }
    definitions.removeAll(where: isIn)
    links.removeAll(where: isIn)
  }

  var version: ComparedModules.Version {
    ComparedModules.Version(
      tree: tree,
      definitions: definitions,
      module: module,
      readBatches: { [tree, revision] paths, take throws(Git.Failure) in
        let objects = paths.compactMap { path in tree.files[path].map { (path, $0) } }
        try revision.readBatches(Dictionary(objects) { first, _ in first }, take)
      }
    )
  }

  mutating func keep(_ modules: Set<ComparedModules.Module>) {
    definitions = definitions.filter { modules.contains(module(of: $0)) }
  }

  private func module(of definition: String) -> ComparedModules.Module {
    rootsOfFiles[definition].map { _ in FilePath.home(of: definition) }
  }

  /// Leaves out definitions missing from a sparse checkout, and returns them. If a definition is missing on
  /// disk, also returns all submodules.
  mutating func leaveOutSparse() throws(Git.Failure) -> (definitions: [String], submodules: Set<String>) {
    let root = folder.root ?? ""
    let missing = Set(definitions.filter { !FileManager.default.fileExists(atPath: "\(root)/\($0)") })
    guard !missing.isEmpty,
      let list = try Git.output(["-C", root, "ls-files", "--stage", "-t", "-z", "--full-name"])
    else { return ([], []) }
    var submodules: Set<String> = []
    var skipped: Set<String> = []
    [UInt8](list).withUnsafeBufferPointer { bytes in
      for entry in bytes.split(separator: 0) {
        // Tag, mode, object and stage, then a tab and the path.
        let parts = entry.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
        guard parts.count == 2 else { continue }
        if parts[0].starts(with: "S ".utf8) {
          skipped.insert(GitRevision.text(parts[1]))
        } else if parts[0].dropFirst(2).starts(with: "160000 ".utf8) {
          submodules.insert(GitRevision.text(parts[1]))
        }
      }
    }
    let left = definitions.filter { missing.contains($0) && skipped.contains($0) }
    definitions.removeAll { missing.contains($0) && skipped.contains($0) }
    return (left, submodules)
  }

  /// - Parameter others: The definitions of both versions: this version may have the `intentc.json` of a
  ///   definition that is only in the other.
  func snapshot(
    besides others: [String],
    _ notes: inout [String],
    _ targets: inout [String: String]
  ) throws(Git.Failure) -> Snapshot {
    var snapshot = Snapshot(prefix: revision.prefix)
    func note(_ text: String) {
      if !notes.contains(text) { notes.append(text) }
    }
    func objects(_ places: [FileTree.Place]) -> [String: String] {
      places.reduce(into: [:]) { objects, place in
        let shown = folder.shown(place.path)
        switch place.file {
        case .success(let file):
          objects[shown] = tree.files[file]
          if file != place.path { targets[revision.prefix + shown] = file }
        case .failure(.leadsOut(let link)):
          note("'\(visibleText(folder.shown(link)))' is a link out of the repository; it is not followed")
        case .failure(.circle(let link)):
          note("'\(visibleText(folder.shown(link)))' is part of a loop of symbolic links; it is not followed")
        }
      }
    }
    let tables = definitions.flatMap(tree.tables)
    let projects = objects(tree.projects(around: others.map(Self.folder) + roots))
    let files = objects(definitions.map { ($0, .success($0)) })
    let (contents, missing) = try revision.read(projects.merging(files) { $1 })
    if let problem = missing.first { throw Git.Failure(message: problem.reason) }
    let texts = try revision.read(objects(tables))
    for problem in texts.missing { note(problem.reason + "; its contents are not compared") }
    snapshot.definitions = definitions.compactMap { path in
      let shown = folder.shown(path)
      guard let bytes = contents[shown] else { return nil }
      // The definition's name comes from the path, so add the revision afterwards.
      var file = InputFile(path: shown, bytes: bytes, searchedFolder: rootsOfFiles[path])
      file.path = revision.prefix + shown
      return file
    }
    snapshot.folders = roots.map(folder.shown)
    snapshot.links = links.map(folder.shown)
    snapshot.tables = texts.contents
    snapshot.projects = contents.filter { projects[$0.key] != nil }
    snapshot.unknownTables = Set(tables.map { folder.shown($0.path) }.filter { texts.contents[$0] == nil })
    return snapshot
  }

  private static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }
}
