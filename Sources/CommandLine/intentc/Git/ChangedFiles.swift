import IntentCompiler
import IntentDiagnostics

/// The files that differ between two versions, and what of a definition's surroundings they touch.
struct ChangedFiles: Sendable {
  private let paths: Set<String>
  /// The folders of changed tables, or the parents of their language folders.
  private let homes: Set<String>
  /// The folders of changed `intentc.json` files.
  private let projects: Set<String>

  /// - Parameter paths: The paths of the files that differ.
  init(_ paths: Set<String>) {
    self.paths = paths
    homes = Set(paths.lazy.filter(FilePath.isTable).map(FilePath.home))
    projects = Set(
      paths.lazy.filter { FilePath.name(of: $0) == InputFile.projectFileName }.map(FilePath.folder)
    )
  }

  /// Whether a definition differs.
  func touches(_ definition: String) -> Bool { paths.contains(definition) }

  /// Whether a table of a definition differs, or an `intentc.json` that may apply to it.
  func touchesSurroundings(of definition: String) -> Bool {
    let home = FilePath.home(of: definition)
    guard !homes.contains(home) else { return true }
    guard !projects.isEmpty else { return false }
    var folder = FilePath.folder(of: definition)
    while !projects.contains(folder) {
      guard !folder.isEmpty else { return false }
      folder = FilePath.folder(of: folder)
    }
    return true
  }
}
