import AppProjects
import IntentComparison
import IntentCompiler
import IntentDiagnostics
import IntentText

/// The earlier version for `diff --app-intents`: definitions, App Intents, or both.
struct OldAppIntents {
  let version: MigrationCall.Old
  var isOfRevision = false
  var notes: [String] = []

  /// Reads paths on disk, or in a revision as `REVISION:PATH`.
  static func read(_ paths: [String], _ reader: SwiftReader) throws -> OldAppIntents {
    let named = try paths.map(RevisionPath.init)
    guard let revision = named.lazy.compactMap(\.?.revision).first else {
      return OldAppIntents(version: .definitions(.paths(paths)))
    }
    let inRevision = named.compactMap { $0 }.filter { $0.revision.commit == revision.commit }.map(\.path)
    guard inRevision.count == paths.count else {
      throw CommandFailure(
        "'--app-intents' compares with one version; name all paths with '\(visibleText(revision.prefix))'"
      )
    }
    let folder = try WorkFolder()
    let places = try inRevision.map { path throws(Git.Failure) in try folder.repositoryPath(of: path) }
    var selection = try GitSelection(revision, at: places, in: folder)
    let files = try contents(of: revision, selection.tree.swiftFiles(at: places))
    let code = files.isEmpty ? nil : try code(of: revision, files, in: folder, reader)
    guard selection.definitions.isEmpty, code == nil else {
      selection.findSurroundings(besides: selection.definitions + files.keys)
      var (notes, targets): (DistinctNotes, [String: String]) = (DistinctNotes(), [:])
      let snapshot = try selection.snapshot(from: try Git.blobs(selection.objects), &notes, &targets)
      let app =
        selection.definitions.isEmpty ? nil : try app(of: revision, selection.tree, in: folder, reader)
      return OldAppIntents(
        version: MigrationCall.Old(definitions: .snapshot(snapshot), code: code, app: app),
        isOfRevision: true,
        notes: notes.all
      )
    }
    let names = places.map { "'\(visibleText(revision.prefix + folder.shown($0)))'" }.joined(separator: ", ")
    throw CommandFailure("there is no definition and no Swift at \(names); paths count from this folder")
  }

  /// The App Intents of a copy of a released version.
  static func ofCopy(_ folder: String, _ reader: SwiftReader) throws -> MigrationCall.Old? {
    let swift = try waitFor { await reader.read([folder]) }.get()
    let code = AppIntentsCode(swift)
    return code.isEmpty ? nil : MigrationCall.Old(code: code, app: code)
  }

  /// The files of the revision that make widgets.
  private static func app(
    of revision: GitRevision,
    _ tree: FileTree,
    in folder: WorkFolder,
    _ reader: SwiftReader
  ) throws -> AppIntentsCode? {
    let files = try contents(of: revision, tree.swiftFiles(at: [""])).filter {
      AppIntentsFiles.File($1).makesWidgets
    }
    return files.isEmpty ? nil : try code(of: revision, files, in: folder, reader)
  }

  private static func contents(
    of revision: GitRevision,
    _ files: [String: String]
  ) throws -> [String: [UInt8]] {
    let (contents, missing) = revision.contents(of: files, in: try Git.blobs(Set(files.values)))
    if let problem = missing.first { throw CommandFailure(problem.reason) }
    return contents
  }

  private static func code(
    of revision: GitRevision,
    _ files: [String: [UInt8]],
    in folder: WorkFolder,
    _ reader: SwiftReader
  ) throws -> AppIntentsCode {
    let work = try TemporaryFolder()
    defer { work.remove() }
    // Number the copies, because a repository's file names could lead anywhere.
    var texts: [String: [UInt8]] = [:]
    var names: [String: String] = [:]
    var copies: [GeneratedFile] = []
    for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
      let copy = GeneratedFile(name: "\(copies.count).swift", bytes: bytes)
      let name = revision.prefix + folder.shown(path)
      names[work.path(copy.name)] = name
      texts[name] = bytes
      copies.append(copy)
    }
    _ = try OutputWriter(folder: work.path).write(copies)
    let (sources, shown) = ([work.path], names)
    let swift = try waitFor { await reader.read(sources) { shown[$0] ?? $0 } }.get()
    return AppIntentsCode(swift) { [texts] path throws(FileError) in
      guard let bytes = texts[path] else { throw .missing }
      return bytes
    }
  }
}

/// Such as `main:Sources/Widget`, relative to the working folder.
private struct RevisionPath {
  let revision: GitRevision
  let path: String

  /// Returns `nil` for a path on disk.
  init?(_ text: String) throws {
    guard let colon = text.firstIndex(of: ":"), colon != text.startIndex,
      (try? FileSystem.status(of: text)) == nil
    else { return nil }
    revision = try GitRevision(String(text[..<colon]))
    let rest = String(text[text.index(after: colon)...])
    path = rest.isEmpty ? "." : rest
  }
}

extension FileTree {
  /// Object IDs by path.
  func swiftFiles(at places: [String]) -> [String: String] {
    files.filter { path, _ in
      path.hasSuffix(".swift") && places.contains { path == $0 || Self.isPassed(path, in: $0) }
    }
  }
}
