import IntentComparison
import IntentCompiler
import IntentDiagnostics
import IntentText

extension FoundVersions {
  /// A version in git, and its kind for reports.
  typealias Revision = (revision: GitRevision, kind: Version.Kind)

  /// Finds earlier versions in git, and the version to compare with them: another revision, or the working
  /// folder.
  ///
  /// - Parameters:
  ///   - earlier: The oldest comes first.
  ///   - now: `nil` for the working folder.
  ///   - paths: Definitions, Swift files and folders.
  ///   - codePaths: Where to look for App Intents instead.
  ///   - shownPaths: Gets the files to which links in revisions lead.
  init(
    _ earlier: [Revision],
    to now: GitRevision?,
    at paths: [String],
    codePaths: [String],
    in folder: WorkFolder,
    otherReleases: @autoclosure () throws -> [String] = [],
    shownPaths: (_ targets: [String: String]) -> WorkTreePaths? = { _ in nil }
  ) throws {
    try Self.refuseBareRepository(folder, earlier, now)
    let codePaths = codePaths.isEmpty ? paths.filter { !$0.hasSuffix(InputFile.fileExtension) } : codePaths
    let definitions = try paths.filter { !$0.hasSuffix(".swift") }.map(folder.repositoryPath)
    let codeInRepository = codePaths.isEmpty ? nil : try codePaths.map(folder.repositoryPath)
    let inRepository = try paths.map(folder.repositoryPath)
    let revisions = earlier + [now].compactMap(\.self).map { ($0, .revision) }
    let selections = try zip(revisions, FileTree.trees(of: revisions.map(\.revision))).map {
      try GitSelection($0.revision, $1, at: definitions, in: folder)
    }
    // All versions leave out what is another repository now or in the newest earlier version, so these are
    // found before the first version is added.
    let others = Set(selections.suffix(now == nil ? 1 : 2).flatMap(\.tree.submodules))
    let present =
      now == nil
      ? try PresentDefinitions(at: definitions, in: folder, besides: selections, leavingOut: others) : nil
    let search = GitSearch(
      folder: folder,
      definitions: definitions,
      codePaths: codeInRepository,
      submodules: present?.submodules ?? others,
      index: present?.index ?? WorkFolder.Index()
    )
    var loader = VersionLoader()
    for (version, selection) in zip(revisions, selections) { try loader.add(selection, version.kind, search) }
    if let present { try loader.add(present, search, besides: selections.map(\.tree)) }
    versions = try loader.load(leavingOut: search.isSkipped)
    notes = search.notes(on: versions, at: inRepository)
    pathWords = inRepository.contains("") ? "" : " at " + paths.quotedList
    (untracked, problem) = (present?.untracked ?? [], nil)
    (self.otherReleases, self.shownPaths) = (try otherReleases(), shownPaths(versions.targets))
  }

  private static func refuseBareRepository(
    _ folder: WorkFolder,
    _ earlier: [Revision],
    _ now: GitRevision?
  ) throws(Git.Failure) {
    guard now == nil, folder.root == nil, let first = earlier.first else { return }
    let name = visibleText(first.revision.name)
    throw Git.Failure(
      message: "a bare repository has no working folder; give two revisions, as in '--git \(name)~1..\(name)'"
    )
  }
}

extension VersionLoader {
  /// Leaves out a folder that is another repository in either version, so that its files don't look lost.
  fileprivate mutating func add(
    _ selection: GitSelection,
    _ kind: Version.Kind,
    _ search: GitSearch
  ) throws {
    var selection = selection
    let others = search.submodules.union(selection.tree.submodules)
    selection.leaveOut(others)
    try add(
      selection,
      kind,
      comparesDefinitions: !search.definitions.isEmpty,
      codePaths: search.codePaths
    ) { search.isSkipped($0) || FilePath.isIn($0, others) }
  }

  fileprivate mutating func add(
    _ present: PresentDefinitions,
    _ search: GitSearch,
    besides trees: [FileTree]
  ) throws {
    let folder = search.folder
    let sources = try search.presentCode(besides: trees)
    // Ignored copies, for example from a build, are not new work.
    let others = search.submodules.union(search.codePaths == nil ? [] : try folder.ignored())
    let projects = VersionManifests(
      at: search.index.projects.filter { !FilePath.isIn($0, others) }.map(folder.shown),
      isWhole: search.codePaths?.contains("") == true
    )
    let definitions = search.definitions.isEmpty ? nil : DefinitionSource.found(present.inputs)
    add(definitions, codePaths: sources, projects: projects) { paths in
      let files = paths.map {
        GitFile(shown: $0, inRepository: (try? folder.repositoryPath(of: $0)) ?? $0)
      }
      let nested = others.union(folder.nested(around: files.map(\.inRepository)))
      return Set(files.filter { FilePath.isIn($0.inRepository, nested) }.map(\.shown))
    }
  }
}

extension [String] {
  /// The texts as a list in a message, such as `'A', 'B' and 'C'`.
  var quotedList: String { map { "'\(visibleText($0))'" }.listed }
}
