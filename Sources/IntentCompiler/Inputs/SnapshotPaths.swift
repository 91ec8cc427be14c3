extension Inputs {
  /// Which files of a snapshot, such as a revision of a repository, a search of its folders would read.
  ///
  /// - Parameters:
  ///   - paths: The paths of all files.
  ///   - named: The files and folders that were named themselves. They count wherever they stand.
  /// - Returns: The definitions among them, in their order, of the copies of one in several languages only one.
  public static func definitions(among paths: [String], named: Set<String> = []) -> [String] {
    let roots = [""] + named.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    let found = paths.filter { path in
      guard path.hasSuffix(InputFile.fileExtension) else { return false }
      return named.contains(path)
        || roots.contains { root in
          path.hasPrefix(root)
            && !path.dropFirst(root.count).split(separator: "/").contains(where: InputSearch.isSkipped)
        }
    }
    return LocalisedCopies.choose(from: found).0
  }

  /// Where a snapshot has the tables of some definitions.
  ///
  /// - Parameter paths: The paths of the definitions.
  /// - Returns: The folders to look in; only `.` where they are many. And which of the paths in them are tables.
  public static func tables(
    ofDefinitions paths: [String]
  ) -> (folders: [String], isTable: (String) -> Bool) {
    var names: [String: Set<String>] = [:]
    for path in paths {
      names[FilePath.home(of: path), default: []].insert(
        String(FilePath.name(of: path).dropLast(InputFile.fileExtension.count))
      )
    }
    let isTable = { (path: String) in
      guard let ending = [".strings", ".stringsdict", ".xcstrings"].first(where: path.hasSuffix) else {
        return false
      }
      let name = String(FilePath.name(of: path).dropLast(ending.count))
      return names[FilePath.home(of: path)]?.contains(name) ?? false
    }
    // A command line holds only so many.
    let folders = names.count > 500 ? ["."] : names.keys.sorted().map { $0.isEmpty ? "." : $0 + "/" }
    return (folders, isTable)
  }
}

extension InputSearch {
  /// Whether a search passes by what has this name.
  fileprivate static func isSkipped(_ name: Substring) -> Bool {
    (name.hasPrefix(".") && name != "..") || skippedFolders.contains(String(name))
  }
}
