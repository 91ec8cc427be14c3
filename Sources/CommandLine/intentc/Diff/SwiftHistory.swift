import AppFacts
import AppProjects
import IntentComparison
import IntentCompiler
import IntentDiagnostics
import IntentText

/// Reads the App Intents of many versions. A file is read once, even if many versions have it, and only if its App
/// Intents and widgets need it: most files of an app only have to be searched for words.
final class SwiftHistory {
  /// The Swift files of a version.
  private struct Version {
    /// The keys of their contents, by path.
    let files: [String: String]
    /// The paths of files with App Intents. Widgets can be elsewhere.
    let places: Set<String>
    let shown: (String) -> String
  }

  private let folder: WorkFolder
  private let reader: SwiftReader
  private var versions: [Version] = []
  /// By object ID, or by path in the working folder.
  private var contents: [String: [UInt8]] = [:]
  private var words: [String: AppIntentsFiles.File] = [:]
  private var code: [String: Result<FileCode, UnreadableFile>] = [:]

  /// Why a file is left out.
  private struct UnreadableFile: Error { let problem: UnreadFile }

  init(in folder: WorkFolder, _ reader: SwiftReader) {
    (self.folder, self.reader) = (folder, reader)
  }

  /// - Parameter places: Where the App Intents are.
  func add(_ revision: GitRevision, _ tree: FileTree, _ places: [String]) throws {
    let files = tree.swiftFiles(at: [""])
    let unread = Set(files.values).filter { words[$0] == nil }
    if !unread.isEmpty {
      let blobs = try Git.blobs(unread)
      let (_, missing) = revision.contents(of: files.filter { unread.contains($0.value) }, in: blobs)
      if let problem = missing.first { throw CommandFailure(problem.reason) }
      contents.merge(blobs) { $1 }
      for (object, bytes) in blobs { words[object] = AppIntentsFiles.File(bytes) }
    }
    let paths = places.contains("") ? Set(files.keys) : Set(tree.swiftFiles(at: places).keys)
    let (folder, prefix) = (folder, revision.prefix)
    versions.append(Version(files: files, places: paths) { prefix + folder.shown($0) })
  }

  /// Adds files and folders on disk. Returns `false` if one of them can't be read.
  func add(present sources: [String]) -> Bool {
    var files: [String: String] = [:]
    for source in sources {
      do throws(FileError) {
        let isFolder = try FileSystem.status(of: source).kind == .folder
        let found = isFolder ? try FolderFiles(source) : nil
        let paths = found?.files.map(\.path).filter { $0.hasSuffix(".swift") } ?? [source]
        guard !paths.isEmpty, found?.problems.isEmpty ?? true else { return false }
        for path in paths {
          let bytes = try FileSystem.readRegular(path)
          files[path] = path
          (contents[path], words[path]) = (bytes, AppIntentsFiles.File(bytes))
        }
      } catch {
        return false
      }
    }
    versions.append(Version(files: files, places: Set(files.keys)) { $0 })
    return true
  }

  /// Reads the files of all added versions.
  func read() throws {
    var next: Set<String> = []
    var (declaring, extending): ([String: Set<String>], [String: Set<String>]) = ([:], [:])
    for version in versions {
      for (path, key) in version.files {
        guard let words = words[key] else { continue }
        if words.makesWidgets || words.isOfAppIntents && version.places.contains(path) { next.insert(key) }
      }
    }
    for key in Set(versions.flatMap { version in version.places.compactMap { version.files[$0] } }) {
      for name in words[key]?.declared ?? [] { declaring[name, default: []].insert(key) }
      for name in words[key]?.extended ?? [] { extending[name, default: []].insert(key) }
    }
    while !next.isEmpty {
      try read(next)
      var found: Set<String> = []
      for key in next {
        guard case .success(let file)? = code[key] else { continue }
        for name in file.neededNames { found.formUnion(declaring.removeValue(forKey: name) ?? []) }
        for name in file.extensibleNames { found.formUnion(extending.removeValue(forKey: name) ?? []) }
      }
      next = found.filter { code[$0] == nil }
    }
  }

  private func read(_ keys: Set<String>) throws {
    let work = try TemporaryFolder()
    defer { work.remove() }
    // Number the copies, because a repository's file names could lead anywhere.
    var names: [String: String] = [:]
    let copies = keys.sorted().enumerated().map { index, key in
      let copy = GeneratedFile(name: "\(index).swift", bytes: contents[key] ?? [])
      names[work.path(copy.name)] = key
      return copy
    }
    _ = try OutputWriter(folder: work.path).write(copies)
    let (sources, keysByPath, reader) = ([work.path], names, reader)
    let swift = try waitFor { await reader.read(sources) { keysByPath[$0] ?? $0 } }
      .get()
    for file in swift.files { code[file.path] = .success(file) }
    for problem in swift.problems { code[problem.path] = .failure(UnreadableFile(problem: problem)) }
  }

  // MARK: Versions

  /// The App Intents of an added revision, without definitions; `nil` without App Intents.
  func appIntents(ofVersion index: Int) -> MigrationCall.Old? {
    let version = versions[index]
    let hasAppIntents = version.places.contains { path in
      version.files[path].flatMap { words[$0]?.isOfAppIntents } ?? false
    }
    let code = hasAppIntents ? code(of: version, version.places) : AppIntentsCode()
    // The whole repository has all widgets of the app.
    let isWhole = version.places.count == version.files.count
    let widgets = version.files.filter { words[$0.value]?.makesWidgets ?? false }.keys
    let app = isWhole && hasAppIntents ? code : self.code(of: version, Set(widgets))
    return hasAppIntents || !app.isEmpty ? MigrationCall.Old(code: code, app: app) : nil
  }

  /// The App Intents of the version that was added last.
  var latest: AppIntentsCode? { versions.last.map { code(of: $0, $0.places) } }

  private func code(of version: Version, _ paths: Set<String>) -> AppIntentsCode {
    var (swift, names): (SwiftCode, [String: String]) = (SwiftCode(), [:])
    for path in paths.sorted() {
      guard let key = version.files[path], let found = code[key], names[key] == nil else { continue }
      let name = version.shown(path)
      names[key] = name
      switch found {
      case .success(let file): swift.files.append(file)
      case .failure(let file):
        let problem = file.problem
        let message = problem.message.replacing("'\(problem.path)'", with: "'\(name)'")
        swift.problems.append(UnreadFile(name, message, isMissing: problem.isMissing))
      }
    }
    return AppIntentsCode(swift, names: names) { [contents] key throws(FileError) in
      guard let bytes = contents[key] else { throw .missing }
      return bytes
    }
  }
}
