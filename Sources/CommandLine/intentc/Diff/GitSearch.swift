import IntentCompiler
import IntentDiagnostics
import IntentText

/// Where to look in all versions, and what to leave out there. Paths count from the repository's top folder.
struct GitSearch {
  let folder: WorkFolder
  let definitions: [String]
  /// `nil` if App Intents are not compared.
  let codePaths: [String]?
  /// Other repositories in the new version or the newest earlier one.
  let submodules: Set<String>
  let index: WorkFolder.Index

  /// Whether a sparse checkout leaves a file out of the working folder, so that it must not look deleted.
  func isSkipped(_ path: String) -> Bool { index.skipped.contains(path) && !folder.hasFile(at: path) }

  /// The code paths in the working folder. Leaves out files that are only in the trees.
  func presentCode(besides trees: [FileTree]) throws -> [String]? {
    try codePaths?.compactMap { path in
      let shown = try folder.file(onDisk: path).shown
      let isGone = (try? FileSystem.status(of: shown)) == nil && trees.contains { $0.contains(path) }
      return isGone ? nil : shown
    }
  }

  /// Says what is left out. Other repositories outside the compared paths need no note.
  func notes(on versions: LoadedVersions, at paths: [String]) -> [String] {
    let met = submodules.filter { module in
      paths.contains { $0 == module || $0.hasPrefix(module + "/") || FileTree.isSearched(module, in: $0) }
    }
    return notes("not compared, because it is another repository, such as a submodule", met.sorted())
      + versions.notes
      + notes("not compared, because a sparse checkout leaves it out", versions.leftOut)
  }

  private func notes(_ reason: String, _ paths: [String]) -> [String] {
    guard let first = paths.first else { return [] }
    let others = paths.count > 1 ? "; the same applies to \(paths.count - 1) more" : ""
    return ["'\(visibleText(folder.shown(first)))' is \(reason)\(others)"]
  }
}

/// The definitions in the working folder, and what git knows of the files there.
struct PresentDefinitions {
  let inputs: Inputs
  /// Definitions that git doesn't track.
  let untracked: [String]
  /// Other repositories in the working folder, and those that were known before.
  let submodules: Set<String>
  let index: WorkFolder.Index

  /// - Parameter others: Other repositories in the revisions, which are left out, too.
  init(
    at paths: [String],
    in folder: WorkFolder,
    besides selections: [GitSelection],
    leavingOut others: Set<String>
  ) throws {
    let named = try paths.map { (path: $0, file: try folder.file(onDisk: $0)) }
    var inputs = Inputs.find(named.map(\.file.shown))
    let had = named.filter { path, _ in selections.contains { $0.tree.contains(path) } }
    inputs.expectNothing(at: Set(had.map(\.file.shown)))
    let files = try inputs.files.map {
      GitFile(shown: $0.path, inRepository: try folder.repositoryPath(of: $0.path))
    }
    let index = try folder.index()
    untracked = files.filter { !index.definitions.contains($0.inRepository) }.map(\.shown)
    let known = (files + named.map(\.file)).map(\.inRepository) + selections.flatMap(\.definitions)
    submodules = others.union(index.submodules).union(folder.nested(around: known))
    inputs.leaveOut(Set(submodules.map(folder.shown)))
    inputs.readFiles()
    (self.inputs, self.index) = (inputs, index)
  }
}
