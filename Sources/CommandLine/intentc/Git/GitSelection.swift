import IntentComparison
import IntentCompiler
import IntentDiagnostics
import IntentText

/// The definitions of a revision at some paths.
struct GitSelection {
  let revision: GitRevision
  let tree: FileTree
  let folder: WorkFolder
  fileprivate private(set) var roots: [String] = []
  fileprivate private(set) var rootsOfFiles: [String: String] = [:]
  fileprivate private(set) var links: [String] = []
  /// Relative to the repository's top folder.
  private(set) var definitions: [String] = []

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
    definitions = LocalisedCopies.choose(from: definitions, isOnDisk: false).0
  }

  private func resolve(_ path: String) throws(Git.Failure) -> String {
    do throws(FileTree.LinkProblem) {
      return try tree.resolve(path)
    } catch {
      func name(_ link: String) -> String {
        "'\(visibleText(folder.shown(link)))' of '\(visibleText(revision.name))'"
      }
      let message =
        switch error {
        case .leadsOut(let link): "\(name(link)) leads out of the repository, where a revision has no files"
        case .circle(let link): "cannot read \(name(link)): its symbolic links form a loop"
        }
      throw Git.Failure(message: message, isUsage: false)
    }
  }

  mutating func leaveOut(_ folders: Set<String>) {
    definitions.removeAll { FilePath.isIn($0, folders) }
    links.removeAll { FilePath.isIn($0, folders) }
  }
}

/// The files of a revision to compare: its definitions, and the project files around those of all versions.
struct GitFiles {
  private let selection: GitSelection
  private let definitions: [String]
  private let projects: [FileTree.FoundFile]
  /// The paths left out.
  let leftOut: [String]

  /// - Parameters:
  ///   - others: The definitions of both versions. This version may contain the `intentc.json` of a definition
  ///     that only the other version contains.
  ///   - isLeftOut: Whether a file is not compared.
  init(_ selection: GitSelection, besides others: [String], leavingOut isLeftOut: (String) -> Bool) {
    func isProjectLeftOut(_ project: FileTree.FoundFile) -> Bool {
      (try? project.file.get()).map(isLeftOut) ?? false
    }
    let found = selection.tree.projects(around: others.map(FilePath.folder) + selection.roots)
    self.selection = selection
    definitions = selection.definitions.filter { !isLeftOut($0) }
    projects = found.filter { !isProjectLeftOut($0) }
    leftOut = selection.definitions.filter(isLeftOut) + found.filter(isProjectLeftOut).map(\.path)
  }

  private var tree: FileTree { selection.tree }

  var objects: Set<String> {
    let files = projects.compactMap { try? $0.file.get() }
    return Set((definitions + files).compactMap { tree.files[$0] })
  }

  /// Equal for revisions with the same content.
  var identity: String {
    let found = projects.map { project in
      let file = try? project.file.get()
      return "\(project.path) \(file ?? "") \(file.flatMap { tree.files[$0] } ?? "")\n"
    }
    let files = definitions.map { "\($0) \(tree.files[$0] ?? "")\n" }
    let (roots, links) = (selection.roots, selection.links)
    return (files + roots.map { "\($0)/\n" } + links.map { "-> \($0)\n" } + found).joined()
  }

  /// Says which links to project files are not followed.
  var notes: [String] {
    projects.compactMap { project in
      guard case .failure(let problem) = project.file else { return nil }
      let (link, words) =
        switch problem {
        case .leadsOut(let link): (link, "a link out of the repository")
        case .circle(let link): (link, "part of a loop of symbolic links")
        }
      return "'\(visibleText(selection.folder.shown(link)))' is \(words); it is not followed"
    }
  }

  /// The files to which links to project files lead, by the links' paths in reports.
  var targets: [String: String] {
    projects.reduce(into: [:]) { targets, project in
      guard let file = try? project.file.get(), file != project.path else { return }
      targets[selection.revision.prefix + selection.folder.shown(project.path)] = file
    }
  }

  /// - Parameter blobs: By object ID.
  func source(from blobs: [String: [UInt8]]) throws(Git.Failure) -> DefinitionSource {
    let (revision, folder) = (selection.revision, selection.folder)
    let projects = projects.reduce(into: [String: String]()) { objects, project in
      if let file = try? project.file.get() { objects[folder.shown(project.path)] = tree.files[file] }
    }
    let files = definitions.reduce(into: projects) { $0[folder.shown($1)] = tree.files[$1] }
    let (contents, missing) = revision.contents(of: files, in: blobs)
    if let problem = missing.first { throw Git.Failure(message: problem.reason, isUsage: false) }
    let read = definitions.compactMap { path -> InputFile? in
      let shown = folder.shown(path)
      guard let bytes = contents[shown] else { return nil }
      // The definition's name comes from the path, so add the revision afterwards.
      var file = InputFile(path: shown, bytes: bytes, searchedFolder: selection.rootsOfFiles[path])
      file.path = revision.prefix + shown
      return file
    }
    let inputs = Inputs(
      files: read,
      diagnostics: selection.links.map { InputSearch.linkedDefinition(revision.prefix + folder.shown($0)) },
      searchedFolders: selection.roots.map(folder.shown)
    )
    let settings = contents.filter { projects[$0.key] != nil }
    let top = folder.shown("")
    return .revision(inputs, projects: ProjectFiles(prefix: revision.prefix, contents: settings, top: top))
  }
}
