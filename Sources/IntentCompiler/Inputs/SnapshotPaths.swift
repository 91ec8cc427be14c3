extension Inputs {
  /// Which files of a snapshot, such as a revision of a repository, a search of its folders would read.
  ///
  /// - Parameters:
  ///   - paths: The paths of all files.
  ///   - named: Those that were named themselves, and count wherever they stand.
  /// - Returns: The definitions among them, in their order, of the copies of one in several languages only one.
  public static func definitions(among paths: [String], named: Set<String> = []) -> [String] {
    let found = paths.filter { path in
      guard path.hasSuffix(InputFile.fileExtension) else { return false }
      return named.contains(path) || !path.split(separator: "/").contains(where: InputSearch.isSkipped)
    }
    return LocalisedCopies.choose(from: found).0
  }
}

extension InputSearch {
  /// Whether a search passes by what has this name.
  fileprivate static func isSkipped(_ name: Substring) -> Bool {
    (name.hasPrefix(".") && name != "..") || skippedFolders.contains(String(name))
  }
}
