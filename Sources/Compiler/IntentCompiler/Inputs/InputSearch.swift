import IntentDiagnostics
import IntentText

/// Finds the definitions in the folders of a call, in the same order on every machine. Doesn't follow links,
/// which could lead in circles.
package struct InputSearch: Sendable {
  private(set) var paths: [String] = []
  private(set) var readsStandardInput = false
  private(set) var folders: [String] = []
  private(set) var searchedFolders: [String: String] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var emptyFolders: [EmptyFolder] = []
  private var seen: Set<FileSystem.Identity> = []

  mutating func add(_ argument: String) {
    if argument == "-" {
      if !readsStandardInput { paths.append(InputFile.standardInputPath) }
      readsStandardInput = true
      return
    }
    do throws(FileError) {
      let (kind, identity) = try FileSystem.status(of: argument)
      if kind == .folder {
        folders.append(argument)
        try search(argument)
      } else if seen.insert(identity).inserted {
        paths.append(argument)
      }
    } catch .missing {
      reportMissing(argument)
    } catch {
      report(.unreadableInput, "cannot be read: \(error.words)", at: argument)
    }
  }

  /// Walks depth first, with a stack of the open folders and their remaining entries. A file that an earlier
  /// argument led to is not added again, but counts, so that its folder doesn't look empty. Other problems
  /// don't stop the search.
  private mutating func search(_ root: String) throws(FileError) {
    var found = 0
    var skipped: [String] = []
    var pending = [(path: root, entries: try FileSystem.entries(in: root)[...])]
    while let (folder, entries) = pending.popLast() {
      guard let entry = entries.first else { continue }
      pending.append((folder, entries.dropFirst()))
      let name = entry.name
      let path = FilePath.join(folder, name)
      guard !FilePath.isSkipped(folder: name) else {
        skipped.append(path)
        continue
      }
      guard let (kind, identity) = try? FileSystem.status(of: path, followsLinks: false) else {
        reportUnreachable(path, entry)
        continue
      }
      switch kind {
      case .folder:
        guard pending.count < FilePath.depthLimit else {
          report(.unreadableInput, "cannot be read: \(FilePath.tooDeep)", at: path)
          lowerLast()
          continue
        }
        do throws(FileError) {
          pending.append((path, try FileSystem.entries(in: path)[...]))
        } catch {
          report(.unreadableInput, "cannot be read: \(error.words)", at: path)
        }
      case .file where name.hasSuffix(InputFile.fileExtension):
        found += 1
        if seen.insert(identity).inserted {
          paths.append(path)
          searchedFolders[path] = root
        }
      case .link where name.hasSuffix(InputFile.fileExtension):
        diagnostics.append(Self.linkedDefinition(path))
      default: continue
      }
    }
    if found == 0 {
      let hint =
        Self.folderWithDefinition(among: skipped)
        .map { "; a search skips '\($0)', which contains one: name that folder" }
      emptyFolders.append(
        EmptyFolder(path: root, hint: hint ?? "; name a definition, or a folder that contains one")
      )
    }
  }

  private static func folderWithDefinition(among skipped: [String]) -> String? {
    func kind(_ path: String) -> FileSystem.Kind? {
      (try? FileSystem.status(of: path, followsLinks: false))?.kind
    }
    func isHidden(_ path: String) -> Bool { FilePath.name(of: path).hasPrefix(".") }
    var rest = 10_000
    for root in skipped.filter({ !isHidden($0) }) + skipped.filter(isHidden) where kind(root) == .folder {
      var pending = [root]
      while let folder = pending.popLast() {
        for name in (try? FileSystem.names(in: folder)) ?? [] {
          guard rest > 0 else { return nil }
          rest -= 1
          guard !FilePath.isSkipped(folder: name) else { continue }
          let path = FilePath.join(folder, name)
          switch kind(path) {
          case .folder: pending.append(path)
          case .file where name.hasSuffix(InputFile.fileExtension): return root
          default: continue
          }
        }
      }
    }
    return nil
  }

  package static func linkedDefinition(_ path: String) -> Diagnostic {
    Diagnostic(
      .linkedDefinition,
      "this symbolic link was not followed; to read it, name the file itself",
      at: SourceLocation(file: path)
    )
  }

  /// Other unreachable files have probably just been removed.
  private mutating func reportUnreachable(_ path: String, _ entry: FileSystem.Entry) {
    guard entry.hasUnreadableName, entry.isFolder || path.hasSuffix(InputFile.fileExtension) else { return }
    report(.unreadableInput, "cannot be read: its name is not UTF-8; rename it", at: path)
    if entry.isFolder { lowerLast() }
  }

  /// A folder that can't be searched may contain no definition.
  private mutating func lowerLast() { diagnostics[diagnostics.count - 1].severity = .warning }

  private mutating func reportMissing(_ argument: String) {
    let folder = FilePath.folder(of: argument)
    let name = FilePath.name(of: argument)
    let names = (try? FileSystem.names(in: folder.isEmpty ? "." : folder)) ?? []
    let nearest =
      names.first { $0 == name + InputFile.fileExtension }
      ?? nearest(to: name, among: names)
    let hint = nearest.map { "; did you mean '\(FilePath.join(folder, $0))'?" }
    report(.missingInput, "no such file or folder\(hint ?? "")", at: argument)
  }

  private func nearest(to name: String, among names: [String]) -> String? {
    let ending = InputFile.fileExtension
    guard name.hasSuffix(ending) else {
      return Suggestions.nearest(to: name, among: names.lazy.prefix(1_000))
    }
    let bases = names.lazy.prefix(1_000).filter { $0.hasSuffix(ending) }.map {
      String($0.dropLast(ending.count))
    }
    return Suggestions.nearest(to: String(name.dropLast(ending.count)), among: bases).map { $0 + ending }
  }

  private mutating func report(_ rule: Rule, _ message: String, at path: String) {
    diagnostics.append(Diagnostic(rule, message, at: SourceLocation(file: path)))
  }
}

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
