import IntentDiagnostics

/// Drops copies of one definition in several `.lproj` folders, or next to one.
package enum LocalisedCopies {
  /// Chooses one localized copy of each definition. On a disk, two paths may lead to the same folder.
  ///
  /// - Parameter isBuilt: Whether a target of the project around a definition builds it.
  package static func choose(
    from paths: [String],
    isOnDisk: Bool = true,
    isBuilt: (String) -> Bool = { _ in false }
  ) -> ([String], [Diagnostic]) {
    let originals = paths.map { original(of: $0, isOnDisk: isOnDisk) }
    var groups: [Original: [String]] = [:]
    for (path, original) in zip(paths, originals) { groups[original, default: []].append(path) }
    var dropped: Set<String> = []
    var diagnostics: [Diagnostic] = []
    for original in originals {
      guard let copies = groups.removeValue(forKey: original), copies.count > 1,
        copies.contains(where: { language(of: $0) != nil })
      else { continue }
      let built = copies.filter(isBuilt)
      let candidates = built.isEmpty ? copies.filter { language(of: $0) != nil } : built
      let readable = isOnDisk && candidates.count > 1 ? candidates.filter(isPropertyList) : candidates
      let possible = readable.isEmpty ? candidates : readable
      let chosen =
        candidates.first(where: isBase) ?? possible.first { language(of: $0) == "en" } ?? possible[0]
      dropped.formUnion(copies.filter { $0 != chosen })
      let others = candidates.filter { $0 != chosen }
      if !others.isEmpty { diagnostics.append(report(chosen, others)) }
      let left = Set(candidates)
      let stale = copies.filter { !left.contains($0) }
      if !stale.isEmpty { diagnostics.append(report(stale, besides: chosen, isKnown: !built.isEmpty)) }
    }
    return (paths.filter { !dropped.contains($0) }, diagnostics)
  }

  /// Some projects have a table of strings under the name of the definition.
  private static func isPropertyList(_ path: String) -> Bool {
    guard let bytes = try? FileSystem.readRegular(path) else { return false }
    let text = bytes.first == 0xEF ? bytes.dropFirst(3) : bytes[...]
    return text.starts(with: "bplist".utf8) || text.first { $0 > 0x20 } == UInt8(ascii: "<")
  }

  /// - Parameter isKnown: Whether a project says which copy it builds.
  private static func report(_ stale: [String], besides chosen: String, isKnown: Bool) -> Diagnostic {
    var diagnostic = Diagnostic(
      .localisedCopy,
      isKnown
        ? "no target builds this definition, but one builds '\(chosen)', so only that is read; delete this "
          + "copy, or add it to the project"
        : "Xcode moves a definition to an '.lproj' folder when it is localized, so this is probably an old copy of "
          + "'\(chosen)', and is not read; delete one of them",
      at: SourceLocation(file: stale[0]),
      notes: stale.dropFirst().map { Diagnostic.Note("nor this copy", at: SourceLocation(file: $0)) }
    )
    diagnostic.severity = .warning
    return diagnostic
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

  /// The folder and name of a definition, the same for all its localized copies.
  private struct Original: Hashable {
    /// `nil` for a folder in another revision, which only has a path.
    var folder: FileSystem.Identity?
    var path: String
    var name: String
  }

  private static func original(of path: String, isOnDisk: Bool) -> Original {
    let folder = FilePath.home(of: path)
    let identity = isOnDisk ? (try? FileSystem.status(of: folder.isEmpty ? "." : folder))?.identity : nil
    return Original(folder: identity, path: identity == nil ? folder : "", name: FilePath.name(of: path))
  }

  // On most Macs, `base.lproj` and `Base.lproj` are the same folder.
  private static func isBase(_ path: String) -> Bool { language(of: path)?.lowercased() == "base" }

  private static func language(of path: String) -> String? {
    FilePath.language(ofFolder: FilePath.folder(of: path))
  }
}
