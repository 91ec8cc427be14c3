import AppProjects
import IntentComparison
import IntentCompiler
import IntentDiagnostics
import IntentText

/// Reads the App Intents of many revisions. A file is read once, even if it is in many revisions.
final class SwiftHistory {
  /// A file's name and object ID.
  private struct Version: Hashable {
    let path: String
    let object: String
  }

  private let folder: WorkFolder
  private let reader: SwiftReader
  /// By object ID.
  private var contents: [String: [UInt8]] = [:]
  private var words: [String: AppIntentsFiles.File] = [:]
  private var code: [Version: Result<FileCode, UnreadableFile>] = [:]

  /// Why a file is left out.
  private struct UnreadableFile: Error { let problem: UnreadFile }

  init(in folder: WorkFolder, _ reader: SwiftReader) {
    (self.folder, self.reader) = (folder, reader)
  }

  /// The App Intents of a released version, without definitions; `nil` without App Intents.
  func appIntents(of revision: GitRevision, _ tree: FileTree, _ places: [String]) throws -> MigrationCall.Old?
  {
    let found = try words(of: revision, tree.swiftFiles(at: places))
    let needed = AppIntentsFiles.needed(of: found)
    let code = try code(of: revision, tree, needed)
    // The whole repository has all widgets of the app.
    let app = places.contains("") ? code : try app(of: revision, tree)
    return needed.isEmpty && app.isEmpty ? nil : MigrationCall.Old(code: code, app: app)
  }

  /// The files of the revision that make widgets.
  private func app(of revision: GitRevision, _ tree: FileTree) throws -> AppIntentsCode {
    let files = try words(of: revision, tree.swiftFiles(at: [""]))
    return try code(of: revision, tree, Set(files.filter(\.value.makesWidgets).keys))
  }

  /// - Parameter files: Object IDs by path.
  private func words(
    of revision: GitRevision,
    _ files: [String: String]
  ) throws -> [String: AppIntentsFiles.File] {
    let unread = Set(files.values).filter { words[$0] == nil }
    if !unread.isEmpty {
      let blobs = try Git.blobs(unread)
      let new = files.filter { unread.contains($0.value) }
      let (_, missing) = revision.contents(of: new, in: blobs)
      if let problem = missing.first { throw CommandFailure(problem.reason) }
      contents.merge(blobs) { $1 }
      for (object, bytes) in blobs { words[object] = AppIntentsFiles.File(bytes) }
    }
    return files.compactMapValues { words[$0] }
  }

  private func code(of revision: GitRevision, _ tree: FileTree, _ paths: Set<String>) throws -> AppIntentsCode
  {
    let versions = paths.sorted().compactMap { path in
      tree.files[path].map { Version(path: path, object: $0) }
    }
    try read(versions.filter { code[$0] == nil }, of: revision)
    var (swift, names): (SwiftCode, [String: String]) = (SwiftCode(), [:])
    var texts: [String: [UInt8]] = [:]
    for version in versions {
      let name = revision.prefix + folder.shown(version.path)
      switch code[version] {
      case .success(let file):
        swift.files.append(file)
        names[file.path] = name
        texts[file.path] = contents[version.object]
      case .failure(let file):
        let problem = file.problem
        let message = problem.message.replacing("'\(problem.path)'", with: "'\(name)'")
        swift.problems.append(UnreadFile(name, message, isMissing: problem.isMissing))
      case nil: break
      }
    }
    return AppIntentsCode(swift, names: names) { path throws(FileError) in
      guard let bytes = texts[path] else { throw .missing }
      return bytes
    }
  }

  private func read(_ versions: [Version], of revision: GitRevision) throws {
    guard !versions.isEmpty else { return }
    let work = try TemporaryFolder()
    defer { work.remove() }
    // Number the copies, because a repository's file names could lead anywhere.
    var names: [String: String] = [:]
    var found: [String: Version] = [:]
    let copies = versions.enumerated().map { index, version in
      let copy = GeneratedFile(name: "\(index).swift", bytes: contents[version.object] ?? [])
      let name = revision.prefix + folder.shown(version.path)
      (names[work.path(copy.name)], found[name]) = (name, version)
      return copy
    }
    _ = try OutputWriter(folder: work.path).write(copies)
    let (sources, shown, reader) = ([work.path], names, reader)
    let swift = try waitFor { await reader.read(sources) { shown[$0] ?? $0 } }.get()
    for file in swift.files {
      if let version = found[file.path] { code[version] = .success(file) }
    }
    for problem in swift.problems {
      if let version = found[problem.path] { code[version] = .failure(UnreadableFile(problem: problem)) }
    }
  }
}
