import IntentComparison
import IntentCompiler
import IntentDiagnostics
import IntentText

/// Earlier versions in git, and the version to compare with them: another revision, or the working folder.
struct GitVersions {
  private(set) var comparison = VersionComparison(from: [], to: Version())
  private(set) var loader = VersionLoader()
  /// Definitions of the working folder that git doesn't track.
  private(set) var untracked: [String] = []
  /// Words for the paths, if they limit the comparison.
  private(set) var pathWords = ""

  /// An earlier version, and its kind for reports.
  typealias Earlier = (revision: GitRevision, kind: Version.Kind)

  /// - Parameters:
  ///   - earlier: The oldest comes first.
  ///   - now: `nil` for the working folder.
  ///   - paths: Definitions, Swift files and folders.
  ///   - codePaths: Where to look for App Intents instead.
  init(
    _ earlier: [Earlier],
    to now: GitRevision?,
    at paths: [String],
    codePaths: [String],
    in folder: WorkFolder
  ) throws {
    try Self.refuseBareRepository(folder, earlier, now)
    let codePaths = codePaths.isEmpty ? paths.filter { !$0.hasSuffix(InputFile.fileExtension) } : codePaths
    var search = GitSearch(
      definitions: try GitPaths(of: paths.filter { !$0.hasSuffix(".swift") }, in: folder),
      codePaths: codePaths.isEmpty ? nil : try GitPaths(of: codePaths, in: folder),
      folder: folder
    )
    let inRepository = try GitPaths(of: paths, in: folder).inRepository
    if !inRepository.contains("") { pathWords = " at " + paths.quotedList }

    var selections = try search.selections(in: earlier.map(\.revision) + [now].compactMap(\.self))
    let newSelection = now == nil ? nil : selections.removeLast()
    // All versions leave out what is another repository now or in the newest earlier version, so these are
    // found before the first version is added.
    search.submodules = (selections.last?.submodules ?? []).union(newSelection?.submodules ?? [])
    let present = now == nil ? try readWorkingFolder(&search, besides: selections) : nil
    note(search.submodules, at: inRepository, folder)
    for (version, selection) in zip(earlier, selections) { try addRevision(version, selection, search) }
    if let now, let newSelection {
      try addRevision((now, .revision), newSelection, search)
    } else {
      try addWorkingFolder(present, search, besides: selections.map(\.tree))
    }
    try load(search)
  }

  private static func refuseBareRepository(
    _ folder: WorkFolder,
    _ earlier: [Earlier],
    _ now: GitRevision?
  ) throws(Git.Failure) {
    guard now == nil, folder.root == nil, let first = earlier.first else { return }
    let name = visibleText(first.revision.name)
    throw Git.Failure(
      message: "a bare repository has no working folder; give two revisions, as in '--git \(name)~1..\(name)'"
    )
  }

  /// Notes submodules. Other repositories outside the compared paths need no note.
  private mutating func note(_ submodules: Set<String>, at paths: [String], _ folder: WorkFolder) {
    let met = submodules.filter { module in
      paths.contains { $0 == module || $0.hasPrefix(module + "/") || FileTree.isSearched(module, in: $0) }
    }
    note("not compared, because it is another repository, such as a submodule", met.sorted(), folder)
  }

  /// Leaves out a folder that is another repository in either version, so that its files don't look lost.
  private mutating func addRevision(
    _ version: Earlier,
    _ selection: GitSelection,
    _ search: GitSearch
  ) throws {
    var selection = selection
    let others = search.submodules.union(selection.submodules)
    selection.leaveOut(others)
    try loader.add(
      version.revision,
      version.kind,
      search.comparesDefinitions ? selection : nil,
      codePaths: search.codePaths?.inRepository,
      of: selection.tree,
      in: search.folder
    ) { search.isSkipped($0) || FilePath.isIn($0, others) }
  }

  private mutating func addWorkingFolder(
    _ present: Inputs?,
    _ search: GitSearch,
    besides trees: [FileTree]
  ) throws {
    let folder = search.folder
    let sources = try search.codePaths.map { try $0.present(in: folder, besides: trees) }
    // Ignored copies, for example from a build, are not new work.
    let others = search.submodules.union(search.codePaths == nil ? [] : try folder.ignored())
    let projects = VersionManifests(
      at: search.index.projects.filter { !FilePath.isIn($0, others) }.map(folder.shown),
      isWhole: search.codePaths?.inRepository.contains("") == true
    )
    let definitions = search.comparesDefinitions ? present.map { DefinitionSource.found($0) } : nil
    loader.add(definitions, codePaths: sources, projects: projects) { paths in
      let inRepository = paths.map { (try? folder.repositoryPath(of: $0)) ?? $0 }
      let nested = others.union(folder.nested(around: inRepository))
      return Set(zip(paths, inRepository).filter { FilePath.isIn($0.1, nested) }.map(\.0))
    }
  }

  private mutating func load(_ search: GitSearch) throws {
    let (found, absent) = try loader.load(leavingOut: search.isSkipped)
    comparison = found
    note("not compared, because a sparse checkout leaves it out", absent, search.folder)
  }

  /// The definitions in the working folder, and the files that git tracks there.
  ///
  /// - Parameter search: Also gets the other repositories in the working folder.
  private mutating func readWorkingFolder(
    _ search: inout GitSearch,
    besides selections: [GitSelection]
  ) throws -> Inputs {
    let (named, folder) = (search.definitions, search.folder)
    let onDisk = try named.onDisk(folder)
    var inputs = Inputs.find(onDisk.map(folder.shown))
    let had = zip(onDisk, named.inRepository).filter { _, path in
      selections.contains { $0.tree.contains(path) }
    }
    inputs.expectNothing(at: Set(had.map { folder.shown($0.0) }))
    let files = try inputs.files.map { try folder.repositoryPath(of: $0.path) }
    let index = try folder.index()
    untracked = zip(files, inputs.files).filter { !index.definitions.contains($0.0) }.map(\.1.path)
    search.submodules.formUnion(index.submodules)
    search.submodules.formUnion(folder.nested(around: files + onDisk + selections.flatMap(\.definitions)))
    search.index = index
    inputs.leaveOut(Set(search.submodules.map(folder.shown)))
    inputs.readFiles()
    return inputs
  }

  private mutating func note(_ reason: String, _ paths: [String], _ folder: WorkFolder) {
    guard let first = paths.first else { return }
    let others = paths.count > 1 ? "; the same applies to \(paths.count - 1) more" : ""
    loader.note("'\(visibleText(folder.shown(first)))' is \(reason)\(others)")
  }
}

extension [String] {
  /// The texts as a list in a message, such as `'A', 'B' and 'C'`.
  var quotedList: String { map { "'\(visibleText($0))'" }.listed }
}
