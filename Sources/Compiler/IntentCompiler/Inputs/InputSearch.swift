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
