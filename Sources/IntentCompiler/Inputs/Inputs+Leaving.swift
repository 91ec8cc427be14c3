extension Inputs {
  /// Leaves out the files in some folders, and their diagnostics.
  package mutating func leaveOut(_ folders: Set<String>) {
    guard !folders.isEmpty else { return }
    func isIn(_ path: String) -> Bool { folders.contains { path == $0 || path.hasPrefix($0 + "/") } }
    files.removeAll { isIn($0.path) }
    diagnostics.removeAll { $0.location.map { isIn($0.file) } ?? false }
    self.folders.removeAll(where: isIn)
  }

  /// Does not report paths that have no definitions left.
  package mutating func expectNothing(at paths: Set<String>) {
    diagnostics.removeAll {
      [.missingInput, .noDefinitions].contains($0.rule) && paths.contains($0.location?.file ?? "")
    }
  }
}
