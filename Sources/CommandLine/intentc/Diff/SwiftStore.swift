import AppFacts
import AppProjects
import IntentComparison
import IntentCompiler

/// The Swift files of many versions. Keeps and reads each file once, even if many versions contain it. A file
/// has a key: its object ID in git, or its path on disk.
struct SwiftStore {
  private var contents: [String: [UInt8]] = [:]
  private var mentions: [String: AppIntentsFiles.File] = [:]
  private var files: [String: Result<FileCode, UnreadFile>] = [:]
  private var keys: [[UInt8]: String] = [:]

  /// Adds objects of git, by ID.
  mutating func add(_ blobs: [String: [UInt8]]) {
    for (object, bytes) in blobs { add(bytes, as: object) }
  }

  /// Adds a file on disk. A file that has not changed has the same key in both versions.
  mutating func add(_ bytes: [UInt8], at path: String) -> String {
    if let known = keys[bytes] { return known }
    add(bytes, as: path)
    return path
  }

  private mutating func add(_ bytes: [UInt8], as key: String) {
    (contents[key], mentions[key], keys[bytes]) = (bytes, AppIntentsFiles.File(bytes), key)
  }

  func bytes(of key: String) -> [UInt8]? { contents[key] }

  /// What a file's words tell; `nil` for an unknown file.
  func mentions(of key: String) -> AppIntentsFiles.File? { mentions[key] }

  /// `nil` for a file that was not read.
  func contents(of key: String) -> ComparedSwift.Contents? {
    files[key].map { ($0, contents[key] ?? []) }
  }

  /// Reads files. Then repeatedly reads the files that declare a name which these need, or that extend one of
  /// their types. Each name counts once, so this ends.
  ///
  /// - Parameter others: Where to look for these names.
  mutating func read(_ first: Set<String>, searching others: Set<String>, with reader: SwiftReader) throws {
    var (declaring, extending): ([String: Set<String>], [String: Set<String>]) = ([:], [:])
    for key in others {
      guard mentions[key]?.isOfAppIntents == false, let bytes = contents[key] else { continue }
      let found = AppIntentsFiles.Declarations(bytes)
      for name in found.declared { declaring[name, default: []].insert(key) }
      for name in found.extended { extending[name, default: []].insert(key) }
    }
    var next = first
    while !next.isEmpty {
      try read(next, with: reader)
      var found: Set<String> = []
      for key in next {
        guard case .success(let file)? = files[key] else { continue }
        for name in file.neededNames { found.formUnion(declaring.removeValue(forKey: name) ?? []) }
        for name in file.extensibleNames { found.formUnion(extending.removeValue(forKey: name) ?? []) }
      }
      next = found.filter { files[$0] == nil }
    }
  }

  private mutating func read(_ keys: Set<String>, with reader: SwiftReader) throws {
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
    let (sources, keysByPath) = (copies.map { work.path($0.name) }, names)
    let swift = try waitFor { await reader.read(sources) { keysByPath[$0] ?? $0 } }.get()
    for file in swift.files { files[file.path] = .success(file) }
    for problem in swift.problems { files[problem.path] = .failure(problem) }
  }
}
