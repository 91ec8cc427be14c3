import IntentCompiler
import IntentDiagnostics

/// The definitions of some inputs with their tables and `intentc.json`, as they are at one time.
struct WatchedFiles {
  /// The folders in which files can change, appear and disappear.
  private(set) var folders: [String] = []
  /// The folders around these. If one of them is moved or deleted, everything in it is gone.
  private(set) var outerFolders: [String] = []
  /// A hash of the contents of each file, by path.
  private(set) var hashes: [String: Int] = [:]

  /// Finds and reads the files.
  ///
  /// - Parameters:
  ///   - arguments: Definitions, and folders to search.
  ///   - others: Other files that matter.
  init(of arguments: [String], and others: [String] = []) {
    let inputs = Inputs.readCopies(arguments)
    var seen: Set<String> = []
    func add(_ folder: String, to list: inout [String]) {
      if seen.insert(folder).inserted { list.append(folder) }
    }
    for folder in inputs.visitedFolders + inputs.folders { add(folder, to: &folders) }
    // A folder that was searched has its `.lproj` folders in the list already.
    for folder in folders {
      for name in Self.names(in: folder) where name.hasSuffix(".lproj") {
        add(FilePath.join(folder, name), to: &folders)
      }
    }
    for file in inputs.files { hashes[file.path] = Self.hash(file.bytes) }
    for folder in folders {
      for name in Self.names(in: folder) where FilePath.isTable(name) || name == InputFile.projectFileName {
        addFile(FilePath.join(folder, name))
      }
    }
    for path in others { addFile(path) }
    // A file behind a link changes in its own folder.
    for path in hashes.keys.sorted() {
      for target in Self.targets(of: path) { add(FilePath.folder(of: target), to: &folders) }
    }
    // An input that is missing may come back, and the folders around it with it.
    var outer: [String] = []
    for path in arguments + others {
      var folder = FilePath.folder(of: path)
      add(folder, to: &folders)
      while !folder.isEmpty, folder != "/", !folder.hasSuffix("..") {
        let isThere = (try? FileSystem.status(of: folder)) != nil
        folder = FilePath.folder(of: folder)
        if isThere { outer.append(folder) } else { add(folder, to: &folders) }
      }
    }
    for folder in outer { add(folder, to: &outerFolders) }
  }

  /// The paths that a symbolic link leads to, one after the other.
  private static func targets(of path: String) -> [String] {
    var targets: [String] = []
    var path = path
    while targets.count < 40, let target = FileSystem.linkTarget(of: path) {
      path = target.hasPrefix("/") ? target : FilePath.join(FilePath.folder(of: path), target)
      targets.append(path)
    }
    return targets
  }

  /// The paths that differ between two times, sorted.
  func changes(since old: WatchedFiles) -> [String] {
    Set(hashes.keys).union(old.hashes.keys).filter { hashes[$0] != old.hashes[$0] }.sorted()
  }

  private mutating func addFile(_ path: String) {
    if let bytes = try? FileSystem.readRegular(path) { hashes[path] = Self.hash(bytes) }
  }

  private static func names(in folder: String) -> [String] {
    (try? FileSystem.names(in: folder.isEmpty ? "." : folder)) ?? []
  }

  private static func hash(_ bytes: [UInt8]) -> Int {
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}
