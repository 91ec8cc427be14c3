import IntentDiagnostics

/// How the paths of two versions belong together: where a file of the old version would be in the new one, and
/// what names a definition's module in both.
enum VersionLayout {
  /// One folder at two times, as in git: both versions use the same paths, apart from a revision's prefix.
  case oneFolder
  /// Two folders, one perhaps a copy. Paths are only the same relative to the searched folders.
  case twoFolders

  /// Where a definition of the old version would be now, and the searched folder around it, unless the file was
  /// named; `nil` if unknown.
  ///
  /// - Parameters:
  ///   - root: The searched folder in which the old version has the definition.
  ///   - searched: The folders that are searched in the new version.
  func place(
    of oldPath: String,
    in root: String?,
    among searched: [String]
  ) -> (path: String, folder: String?)? {
    guard let root else { return self == .oneFolder ? (oldPath, nil) : nil }
    let path = FilePath.relative(oldPath, to: root)
    if self == .oneFolder { return (FilePath.join(root, path), root) }
    // A copy of several folders keeps the folders' names; a copy beside its folder doesn't.
    if let folder = searched.first(where: { path.hasPrefix(FilePath.shortened($0) + "/") }) {
      return (FilePath.join(folder, FilePath.relative(path, to: FilePath.shortened(folder))), folder)
    }
    func isThere(_ folder: String) -> Bool {
      (try? FileSystem.status(of: FilePath.join(folder, FilePath.folder(of: path))).kind) == .folder
    }
    let around = searched.first { root.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
    let folder = around ?? (path.contains("/") ? searched.first(where: isThere) : nil) ?? searched.first
    return folder.map { (FilePath.join($0, path), $0) }
  }

  /// The folder that identifies a definition's module in both versions; empty for a definition that was named.
  func module(of path: String, in root: String?) -> String {
    guard let root else { return "" }
    let home = FilePath.home(of: path)
    return self == .oneFolder ? home : FilePath.relative(home, to: root)
  }
}
