import IntentDiagnostics

/// Chooses one of several copies of a definition that stand in `.lproj` folders beside each other.
enum LocalisedCopies {
  /// The paths without the copies that do not count, in their old order, and what is to be said about those.
  ///
  /// `Base.lproj` wins; without it `en.lproj`, and without that the first.
  ///
  /// - Parameter isOnDisk: Whether the files are on the disk, where two paths may lead to one folder.
  static func choose(from paths: [String], isOnDisk: Bool = true) -> ([String], [Diagnostic]) {
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
        copies.first { language(of: $0) == "Base" } ?? copies.first { language(of: $0) == "en" } ?? copies[0]
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
    if language(of: chosen) == "Base" {
      return Diagnostic(
        .localisedCopy,
        "the definition in 'Base.lproj' is read, its copies are not",
        at: location,
        notes: notes
      )
    }
    return Diagnostic(
      .noBaseLocalisation,
      "of \(others.count + 1) copies of this definition only this one is read; put it into 'Base.lproj' to say"
        + " which one counts",
      at: location,
      notes: notes
    )
  }

  /// Where copies of one file stand: the folder that holds the `.lproj` folders, however its path is written,
  /// and the file's name.
  private struct Place: Hashable {
    /// `nil` where there is no such folder on the disk, as in another revision; then its path counts.
    var folder: FileSystem.Identity?
    var path: String
    var name: String
  }

  /// `nil` for a file in no `.lproj` folder.
  private static func place(of path: String, isOnDisk: Bool) -> Place? {
    guard language(of: path) != nil else { return nil }
    let folder = FilePath.folder(of: FilePath.folder(of: path))
    let identity = isOnDisk ? (try? FileSystem.status(of: folder.isEmpty ? "." : folder))?.identity : nil
    return Place(folder: identity, path: identity == nil ? folder : "", name: FilePath.name(of: path))
  }

  /// The language whose `.lproj` folder the file is in.
  private static func language(of path: String) -> String? {
    let folder = FilePath.name(of: FilePath.folder(of: path))
    guard folder.hasSuffix(".lproj") else { return nil }
    return String(folder.dropLast(".lproj".count))
  }
}
