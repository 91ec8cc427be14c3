/// Decides which `intentc.json` applies to definitions: the nearest one, in their folder or a folder around
/// it. Works on folders on the disk, in a revision and in a package: the build plugins compile this file,
/// too.
enum ProjectFileSearch {
  static let fileName = "intentc.json"

  /// The outcome of a search.
  enum Result<Folder> {
    case applies(Folder)
    /// The nearest file is above the named folder and outside a repository, so it might belong to something
    /// else.
    case passed(Folder)
    case none
  }

  /// - Parameters:
  ///   - folders: The folder of the definitions, and the folders around it, the innermost first.
  ///   - named: The folder that people named. Files in it, and in folders between, apply.
  ///   - isTop: Whether a folder is a repository's top, above which no file applies.
  static func nearest<Folder: Equatable>(
    in folders: some Sequence<Folder>,
    upTo named: Folder,
    isTop: (Folder) -> Bool,
    hasFile: (Folder) -> Bool
  ) -> Result<Folder> {
    var found: Folder?
    var isNamed = true
    for folder in folders {
      if found == nil, hasFile(folder) {
        if isNamed { return .applies(folder) }
        found = folder
      }
      if folder == named { isNamed = false }
      if !isNamed, isTop(folder) { return found.map { .applies($0) } ?? .none }
    }
    return found.map { .passed($0) } ?? .none
  }
}
