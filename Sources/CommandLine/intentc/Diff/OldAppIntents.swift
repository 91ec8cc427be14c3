import IntentComparison
import IntentCompiler
import IntentDiagnostics
import IntentText

struct OldAppIntents {
  let version: MigrationCall.Old
  private(set) var widgetClasses: Set<String>?
  private(set) var notes: [String] = []

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
    let selection = try GitSelection(revision, at: places, in: folder)
    guard selection.definitions.isEmpty else {
      var (notes, targets): ([String], [String: String]) = ([], [:])
      let snapshot = try selection.snapshot(besides: selection.definitions, &notes, &targets)
      return OldAppIntents(
        version: .definitions(.snapshot(snapshot)),
        widgetClasses: try widgetClasses(of: revision, in: folder, reader),
        notes: notes
      )
    }
    let files = try revision.swiftFiles(at: places)
    guard !files.isEmpty else {
      let names = places.map { "'\(visibleText(revision.prefix + folder.shown($0)))'" }.joined(
        separator: ", "
      )
      throw CommandFailure("there is no definition and no Swift at \(names); paths count from this folder")
    }
    return OldAppIntents(version: .appIntents(try code(of: revision, files, in: folder, reader)))
  }

  /// Returns `nil` if no code calls `IntentConfiguration`, because the widgets must then be elsewhere.
  private static func widgetClasses(
    of revision: GitRevision,
    in folder: WorkFolder,
    _ reader: SwiftReader
  ) throws -> Set<String>? {
    let mentioning = try revision.search("-l", for: ["IntentConfiguration("], in: "**/*.swift") ?? []
    let files = try revision.swiftFiles(at: [""]).filter { mentioning.contains($0.key) }
    guard !files.isEmpty else { return nil }
    let names = try code(of: revision, files, in: folder, reader).intentConfigurations.map(\.name)
    return names.isEmpty ? nil : Set(names)
  }

  private static func code(
    of revision: GitRevision,
    _ files: [String: String],
    in folder: WorkFolder,
    _ reader: SwiftReader
  ) throws -> AppIntentsCode {
    let (contents, missing) = try revision.read(files)
    if let problem = missing.first { throw CommandFailure(problem.reason) }
    let work = try TemporaryFolder()
    defer { work.remove() }
    // Number the copies, because a repository's file names could lead anywhere.
    var texts: [String: [UInt8]] = [:]
    var names: [String: String] = [:]
    var copies: [GeneratedFile] = []
    for (path, bytes) in contents.sorted(by: { $0.key < $1.key }) {
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

extension GitRevision {
  /// By path, relative to the repository's top folder.
  fileprivate func swiftFiles(at paths: [String]) throws(Git.Failure) -> [String: String] {
    let roots = paths.contains("") ? [] : paths
    guard
      let list = try Git.output(["ls-tree", "-r", "-z", "--full-tree", commit, "--"] + roots).map(
        [UInt8].init
      )
    else {
      throw Git.Failure(message: "git cannot list the files of '\(visibleText(name))'")
    }
    var files: [String: String] = [:]
    for entry in list.split(separator: 0) {
      // Mode, kind and object, then a tab and the path.
      let parts = entry.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
      guard parts.count == 2, parts[0].starts(with: "100".utf8) else { continue }
      let path = Self.text(parts[1])
      let isSkipped = path.split(separator: "/").contains { FilePath.isSkipped(folder: String($0)) }
      guard path.hasSuffix(".swift"), !isSkipped else { continue }
      files[path] = parts[0].split(separator: UInt8(ascii: " ")).last.map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    return files
  }
}
