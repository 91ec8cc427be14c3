import IntentDiagnostics

/// The files that a target builds, or that a project shows: single files, and whole folders.
package struct FileMembership: Sendable, Equatable {
  package var files: Set<FoldedPath> = []
  /// Folders with all their contents, except for `exceptions`.
  package var folders: Set<FoldedPath> = []
  /// Files and folders in `folders`.
  package var exceptions: Set<LocaleFreePath> = []
  /// Files outside of `folders`.
  package var additions: Set<LocaleFreePath> = []
  /// Definitions for which Xcode generates no classes.
  package var withoutClasses: Set<LocaleFreePath> = []

  package init() {}

  package func has(_ path: String) -> Bool {
    let file = FoldedPath(path)
    return files.contains(file) || !additions.isEmpty && additions.contains(LocaleFreePath(path))
      || !folders.isDisjoint(with: file.folders) && !isException(path)
  }

  /// Whether a path, or a folder around it, is an exception.
  package func isException(_ path: String) -> Bool {
    guard !exceptions.isEmpty else { return false }
    let paths = [path] + FilePath.folders(around: path).dropLast()
    return paths.contains { exceptions.contains(LocaleFreePath($0)) }
  }

  package mutating func formUnion(_ other: FileMembership) {
    files.formUnion(other.files)
    folders.formUnion(other.folders)
    exceptions.formUnion(other.exceptions)
    additions.formUnion(other.additions)
    withoutClasses.formUnion(other.withoutClasses)
  }
}
