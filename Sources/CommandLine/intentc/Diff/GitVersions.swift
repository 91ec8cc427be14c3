import IntentComparison
import IntentCompiler
import IntentDiagnostics
import IntentText

/// Earlier versions in git, and the version to compare with them: another revision, or the working folder.
struct GitVersions {
  private(set) var old: [Version] = []
  private(set) var new = Version()
  private(set) var loader = VersionLoader()
  /// Definitions of the working folder that git doesn't track.
  private(set) var untracked: [String] = []
  /// Words for the paths, if they limit the comparison.
  private(set) var whereabouts = ""

  /// An earlier version, and its kind for reports.
  typealias Earlier = (revision: GitRevision, kind: Version.Kind)

  /// - Parameters:
  ///   - earlier: The oldest comes first.
  ///   - now: `nil` for the working folder.
  ///   - paths: Definitions, Swift files and folders.
  ///   - code: Where to look for App Intents instead.
  init(
    _ earlier: [Earlier],
    to now: GitRevision?,
    at paths: [String],
    code: [String],
    in folder: WorkFolder
  ) throws {
    if now == nil, folder.root == nil, let name = earlier.first.map({ visibleText($0.revision.name) }) {
      throw Git.Failure(
        message:
          "a bare repository has no working folder; give two revisions, as in '--git \(name)~1..\(name)'"
      )
    }
    let named = try Places(of: paths.filter { !$0.hasSuffix(".swift") }, in: folder)
    let code = code.isEmpty ? paths.filter { !$0.hasSuffix(InputFile.fileExtension) } : code
    let codePlaces = code.isEmpty ? nil : try Places(of: code, in: folder)
    let places = try Places(of: paths, in: folder)
    if !places.inRepository.contains("") { whereabouts = " at " + paths.quotedList }

    let revisions = earlier.map(\.revision) + [now].compactMap(\.self)
    var selections = try zip(revisions, FileTree.trees(of: revisions)).map {
      try GitSelection($0, $1, at: named.inRepository, in: folder)
    }
    var newSelection = now == nil ? nil : selections.removeLast()
    let trees = selections.map(\.tree)
    var submodules = (trees.last?.submodules ?? []).union(newSelection?.submodules ?? [])
    var present: Inputs?
    var index = WorkFolder.Index()
    if now == nil {
      (present, index) = try self.present(named, besides: selections, leavingOut: &submodules, in: folder)
    }
    // Other repositories outside the compared paths need no note.
    let met = submodules.filter { module in
      places.inRepository.contains {
        $0 == module || $0.hasPrefix(module + "/") || FileTree.isPassed(module, in: $0)
      }
    }
    note("not compared, because it is another repository, such as a submodule", met.sorted(), folder)

    // A file that a sparse checkout leaves out of the working folder must not look deleted.
    let isSkipped = { (path: String) in index.skipped.contains(path) && !folder.hasFile(at: path) }
    let compares = !named.inRepository.isEmpty
    // Leave out a folder that is another repository in either version, so that its files don't look lost.
    for position in selections.indices {
      let others = submodules.union(trees[position].submodules)
      selections[position].leaveOut(others)
      let version = earlier[position]
      try loader.add(
        version.revision,
        version.kind,
        compares ? selections[position] : nil,
        code: codePlaces?.inRepository,
        of: trees[position],
        in: folder
      ) { isSkipped($0) || FilePath.isIn($0, others) }
    }
    if let now, var selection = newSelection.take() {
      selection.leaveOut(submodules)
      try loader.add(
        now,
        .revision,
        compares ? selection : nil,
        code: codePlaces?.inRepository,
        of: selection.tree,
        in: folder
      ) { FilePath.isIn($0, submodules) }
    } else {
      let sources = try codePlaces.map { try $0.present(in: folder, besides: trees) }
      // Ignored copies, for example from a build, are not new work.
      let others = submodules.union(codePlaces == nil ? [] : try folder.ignored())
      let projects = TargetFiles(
        at: index.projects.filter { !FilePath.isIn($0, others) }.map(folder.shown),
        isWhole: codePlaces?.inRepository.contains("") == true
      )
      loader.add(compares ? present.map { .found($0) } : nil, code: sources, projects: projects) { paths in
        let places = paths.map { (try? folder.repositoryPath(of: $0)) ?? $0 }
        let nested = others.union(folder.nested(around: places))
        let leftOut = Set(zip(paths, places).filter { FilePath.isIn($0.1, nested) }.map(\.0))
        return leftOut.contains
      }
    }
    let (versions, absent) = try loader.load(leavingOut: isSkipped)
    note("not compared, because a sparse checkout leaves it out", absent, folder)
    (old, new) = (Array(versions.dropLast()), versions[versions.count - 1])
  }

  /// The definitions in the working folder, and the files that git tracks there.
  ///
  /// - Parameter submodules: Also gets the other repositories in the working folder.
  private mutating func present(
    _ named: Places,
    besides selections: [GitSelection],
    leavingOut submodules: inout Set<String>,
    in folder: WorkFolder
  ) throws -> (Inputs, WorkFolder.Index) {
    let onDisk = try named.onDisk(folder)
    var inputs = Inputs.find(onDisk.map(folder.shown))
    let had = zip(onDisk, named.inRepository).filter { _, place in
      selections.contains { $0.tree.contains(place) }
    }
    inputs.expectNothing(at: Set(had.map { folder.shown($0.0) }))
    let files = try inputs.files.map { try folder.repositoryPath(of: $0.path) }
    let index = try folder.index()
    untracked = zip(files, inputs.files).filter { !index.definitions.contains($0.0) }.map(\.1.path)
    submodules.formUnion(index.submodules)
    submodules.formUnion(folder.nested(around: files + onDisk + selections.flatMap(\.definitions)))
    inputs.leaveOut(Set(submodules.map(folder.shown)))
    inputs.readFiles()
    return (inputs, index)
  }

  private mutating func note(_ reason: String, _ paths: [String], _ folder: WorkFolder) {
    guard let first = paths.first else { return }
    let others = paths.count > 1 ? "; the same applies to \(paths.count - 1) more" : ""
    loader.note("'\(visibleText(folder.shown(first)))' is \(reason)\(others)")
  }
}

/// Paths that limit a comparison.
private struct Places {
  let inRepository: [String]

  init(of paths: [String], in folder: WorkFolder) throws {
    inRepository = try paths.map { path throws(Git.Failure) in try folder.repositoryPath(of: path) }
  }

  func onDisk(_ folder: WorkFolder) throws -> [String] {
    try inRepository.map { path throws(Git.Failure) in try folder.onDisk(path) }
  }

  /// Leaves out files that are only in the trees.
  func present(in folder: WorkFolder, besides trees: [FileTree]) throws -> [String] {
    try zip(inRepository, onDisk(folder)).compactMap { place, path in
      let shown = folder.shown(path)
      let isGone = (try? FileSystem.status(of: shown)) == nil && trees.contains { $0.contains(place) }
      return isGone ? nil : shown
    }
  }
}

extension [String] {
  /// The texts as a list in a message, such as `'A', 'B' and 'C'`.
  var quotedList: String { map { "'\(visibleText($0))'" }.listed }
}
