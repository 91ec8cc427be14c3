import IntentDiagnostics

/// Where to look in all versions, and what to leave out there.
struct GitSearch {
  let definitions: GitPaths
  /// `nil` if App Intents are not compared.
  let codePaths: GitPaths?
  let folder: WorkFolder
  /// Other repositories in the new version or the newest earlier one.
  var submodules: Set<String> = []
  var index = WorkFolder.Index()

  var comparesDefinitions: Bool { !definitions.inRepository.isEmpty }

  func selections(in revisions: [GitRevision]) throws -> [GitSelection] {
    try zip(revisions, FileTree.trees(of: revisions)).map {
      try GitSelection($0, $1, at: definitions.inRepository, in: folder)
    }
  }

  /// Whether a sparse checkout leaves a file out of the working folder, so that it must not look deleted.
  func isSkipped(_ path: String) -> Bool { index.skipped.contains(path) && !folder.hasFile(at: path) }
}

/// Paths that limit a comparison.
struct GitPaths {
  let inRepository: [String]

  init(of paths: [String], in folder: WorkFolder) throws {
    inRepository = try paths.map { path throws(Git.Failure) in try folder.repositoryPath(of: path) }
  }

  func onDisk(_ folder: WorkFolder) throws -> [String] {
    try inRepository.map { path throws(Git.Failure) in try folder.onDisk(path) }
  }

  /// Leaves out files that are only in the trees.
  func present(in folder: WorkFolder, besides trees: [FileTree]) throws -> [String] {
    try zip(inRepository, onDisk(folder)).compactMap { inRepository, path in
      let shown = folder.shown(path)
      let isGone = (try? FileSystem.status(of: shown)) == nil && trees.contains { $0.contains(inRepository) }
      return isGone ? nil : shown
    }
  }
}
