import IntentDiagnostics

extension Inputs {
  /// Leaves out the files in some folders, and their diagnostics.
  package mutating func leaveOut(_ folders: Set<String>) {
    guard !folders.isEmpty else { return }
    func isIn(_ path: String) -> Bool { folders.contains { path == $0 || path.hasPrefix($0 + "/") } }
    files.removeAll { isIn($0.path) }
    diagnostics.removeAll { $0.location.map { isIn($0.file) } ?? false }
    self.folders.removeAll(where: isIn)
  }

  /// Keeps some of the files.
  ///
  /// - Parameter isKept: Whether to keep a file.
  package mutating func keep(where isKept: (InputFile) -> Bool) {
    files.removeAll { !isKept($0) }
    folders = files.contains { $0.searchedFolder != nil } ? searchedFolders : []
    addFolders(of: files.map(\.path))
  }

  /// Does not report paths that have no definitions left.
  package mutating func expectNothing(at paths: Set<String>) {
    diagnostics.removeAll {
      [.missingInput, .noDefinitions].contains($0.rule) && paths.contains($0.location?.file ?? "")
    }
  }
}
