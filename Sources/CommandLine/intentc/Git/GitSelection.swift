import IntentComparison
import IntentCompiler
import IntentDiagnostics
import IntentText

/// The definitions of a revision at some paths, with their project files.
struct GitSelection {
  private let revision: GitRevision
  let tree: FileTree
  private let folder: WorkFolder
  private var roots: [String] = []
  private var rootsOfFiles: [String: String] = [:]
  private var links: [String] = []
  /// Relative to the repository's top folder.
  private(set) var definitions: [String] = []
  private var projects: [FileTree.FoundFile] = []

  init(
    _ revision: GitRevision,
    _ tree: FileTree,
    at paths: [String],
    in folder: WorkFolder
  ) throws(Git.Failure) {
    (self.revision, self.tree, self.folder) = (revision, tree, folder)
    var seen: Set<String> = []
    for path in paths {
      let resolved = try resolve(path)
      guard !tree.hasFile(at: resolved) else {
        if seen.insert(resolved).inserted { definitions.append(resolved) }
        continue
      }
      let found = tree.search(resolved)
      // Only the other version contains this definition.
      if found.definitions.isEmpty, resolved.hasSuffix(InputFile.fileExtension) { continue }
      roots.append(resolved)
      links += found.links
      for definition in found.definitions where seen.insert(definition).inserted {
        definitions.append(definition)
        rootsOfFiles[definition] = folder.shown(resolved)
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
            "'\(visibleText(folder.shown(link)))' of '\(name)' leads out of the repository, where a revision "
            + "has no files",
          isUsage: false
        )
      case .circle(let link):
        throw Git.Failure(
          message:
            "cannot read '\(visibleText(folder.shown(link)))' of '\(name)': its symbolic links form a loop",
          isUsage: false
        )
      }
    }
  }

  mutating func leaveOut(_ folders: Set<String>) {
    guard !folders.isEmpty else { return }
    definitions.removeAll { FilePath.isIn($0, folders) }
    links.removeAll { FilePath.isIn($0, folders) }
  }

  /// - Parameter others: The definitions of both versions. This version may contain the `intentc.json` of a
  ///   definition that only the other version contains.
  mutating func findSurroundings(besides others: [String]) {
    projects = tree.projects(around: others.map(FilePath.folder) + roots)
  }

  /// Returns the paths left out.
  mutating func leaveOut(where isLeftOut: (String) -> Bool) -> [String] {
    func isProjectLeftOut(_ project: FileTree.FoundFile) -> Bool {
      (try? project.file.get()).map(isLeftOut) ?? false
    }
    let paths = definitions.filter(isLeftOut) + projects.filter(isProjectLeftOut).map(\.path)
    definitions.removeAll(where: isLeftOut)
    projects.removeAll(where: isProjectLeftOut)
    return paths
  }

  var objects: Set<String> {
    let files = projects.compactMap { try? $0.file.get() }
    return Set((definitions + files).compactMap { tree.files[$0] })
  }

  /// Equal for selections with the same content.
  var identity: String {
    let found = projects.map { project in
      let file = try? project.file.get()
      return "\(project.path) \(file ?? "") \(file.flatMap { tree.files[$0] } ?? "")\n"
    }
    let files = definitions.map { "\($0) \(tree.files[$0] ?? "")\n" }
    return (files + roots.map { "\($0)/\n" } + links.map { "-> \($0)\n" } + found).joined()
  }

  /// - Parameter blobs: By object ID.
  func snapshot(
    from blobs: [String: [UInt8]],
    _ notes: inout [String],
    _ targets: inout [String: String]
  ) throws(Git.Failure) -> Snapshot {
    var snapshot = Snapshot(prefix: revision.prefix, top: folder.shown(""))
    func add(_ note: String) { if !notes.contains(note) { notes.append(note) } }
    func objects(_ files: [FileTree.FoundFile]) -> [String: String] {
      files.reduce(into: [:]) { objects, found in
        let shown = folder.shown(found.path)
        switch found.file {
        case .success(let file):
          objects[shown] = tree.files[file]
          if file != found.path { targets[revision.prefix + shown] = file }
        case .failure(.leadsOut(let link)):
          let name = visibleText(folder.shown(link))
          add("'\(name)' is a link out of the repository; it is not followed")
        case .failure(.circle(let link)):
          let name = visibleText(folder.shown(link))
          add("'\(name)' is part of a loop of symbolic links; it is not followed")
        }
      }
    }
    let projects = objects(projects)
    let files = objects(definitions.map { ($0, .success($0)) })
    let (contents, missing) = revision.contents(of: projects.merging(files) { $1 }, in: blobs)
    if let problem = missing.first { throw Git.Failure(message: problem.reason, isUsage: false) }
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
    snapshot.projects = contents.filter { projects[$0.key] != nil }
    return snapshot
  }
}
