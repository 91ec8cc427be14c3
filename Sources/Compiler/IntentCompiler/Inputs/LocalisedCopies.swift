import IntentDiagnostics

/// Selects one of several localised copies of a definition in neighbouring `.lproj` folders.
package enum LocalisedCopies {
  /// The paths without the unused copies, in the same order, and the diagnostics about them.
  ///
  /// `Base.lproj` is used if it exists, then `en.lproj`, then the first one.
  ///
  /// - Parameter isOnDisk: Whether the files are on the disk, where two paths may lead to the same folder.
  package static func choose(from paths: [String], isOnDisk: Bool = true) -> ([String], [Diagnostic]) {
    let places = paths.map { place(of: $0, isOnDisk: isOnDisk) }
    var groups: [Place: [String]] = [:]
    for (path, place) in zip(paths, places) {
      if let place { groups[place, default: []].append(path) }
    }
    var dropped: Set<String> = []
    var diagnostics: [Diagnostic] = []
    for place in places {
      guard let place, let copies = groups.removeValue(forKey: place), copies.count > 1
      else { continue }
      let chosen =
        copies.first(where: isBase) ?? copies.first { language(of: $0) == "en" } ?? copies[0]
      let others = copies.filter { $0 != chosen }
      dropped.formUnion(others)
      diagnostics.append(report(chosen, others))
    }
    return (paths.filter { !dropped.contains($0) }, diagnostics)
  }

  private static func report(_ chosen: String, _ others: [String]) -> Diagnostic {
    let location = SourceLocation(file: chosen)
    let notes = others.map {
      Diagnostic.Note("this copy is not read", at: SourceLocation(file: $0))
    }
    if isBase(chosen) {
      return Diagnostic(
        .localisedCopy,
        "only the copy of this definition in '\(FilePath.name(of: FilePath.folder(of: chosen)))' is read",
        at: location,
        notes: notes
      )
    }
    return Diagnostic(
      .noBaseLocalisation,
      "of \(others.count + 1) copies of this definition, only this one is read; put the main copy in 'Base.lproj'",
      at: location,
      notes: notes
    )
  }

  /// The identity of copies of one file: the folder that contains the `.lproj` folders, however its path is written,
  /// and the file's name.
  private struct Place: Hashable {
    /// If the folder is not on the disk, as in another revision, its path is used.
    var folder: FileSystem.Identity?
    var path: String
    var name: String
  }

  /// `nil` for a file outside `.lproj` folders.
  private static func place(of path: String, isOnDisk: Bool) -> Place? {
    guard language(of: path) != nil else { return nil }
    let folder = FilePath.folder(of: FilePath.folder(of: path))
    let identity = isOnDisk ? (try? FileSystem.status(of: folder.isEmpty ? "." : folder))?.identity : nil
    return Place(folder: identity, path: identity == nil ? folder : "", name: FilePath.name(of: path))
  }

  /// Whether a file is in `Base.lproj`, which is the same folder as `base.lproj` on most Macs.
  private static func isBase(_ path: String) -> Bool { language(of: path)?.lowercased() == "base" }

  /// The language of the file's `.lproj` folder.
  private static func language(of path: String) -> String? {
    let folder = FilePath.name(of: FilePath.folder(of: path))
    guard folder.hasSuffix(".lproj") else { return nil }
    return String(folder.dropLast(".lproj".count))
  }
}
