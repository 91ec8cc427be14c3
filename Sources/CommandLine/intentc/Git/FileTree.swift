import IntentCompiler
import IntentDiagnostics

/// The files of a revision, by path, relative to the repository's top folder. Git knows their contents by
/// object ID.
struct FileTree: Sendable {
  /// The object IDs of all files.
  private(set) var files: [String: String] = [:]
  /// The object IDs of Swift files outside of folders that searches skip.
  private(set) var swiftFiles: [String: String] = [:]
  /// The targets of links, by the path of the link. A target is relative to the link's folder.
  private(set) var links: [String: String] = [:]
  private(set) var submodules: Set<String> = []

  init() {}

  mutating func addFile(_ path: String, content: String) {
    files[path] = content
    if path.hasSuffix(".swift"), Self.isSearched(path, in: "") { swiftFiles[path] = content }
  }

  mutating func remove(_ path: String) {
    (files[path], swiftFiles[path], links[path]) = (nil, nil, nil)
    submodules.remove(path)
  }

  mutating func addLink(_ path: String, to target: String) { links[path] = target }

  mutating func addSubmodule(_ path: String) { submodules.insert(path) }

  /// Why a link in a revision leads to no file.
  enum LinkProblem: Error, Sendable, Hashable {
    case leadsOut(String)
    case circle(String)
  }

  /// Follows the links in a path. The resulting path may not exist.
  func resolve(_ path: String) throws(LinkProblem) -> String {
    var resolved = ""
    var pending = Array(path.split(separator: "/").reversed())
    var linkCount = 0
    var last = path
    while let part = pending.popLast() {
      if part == "." { continue }
      if part == ".." {
        if resolved.isEmpty { throw .leadsOut(last) }
        resolved = FilePath.folder(of: resolved)
        continue
      }
      let folder = resolved
      resolved = FilePath.join(folder, String(part))
      guard let target = links[resolved] else { continue }
      last = resolved
      linkCount += 1
      guard linkCount <= 40 else { throw .circle(resolved) }
      guard !target.hasPrefix("/"), !target.isEmpty else { throw .leadsOut(resolved) }
      resolved = folder
      pending += target.split(separator: "/").reversed()
    }
    return resolved
  }

  /// The definitions in a folder, and the links, which a search doesn't follow. Both lists are in the order
  /// of a search on disk.
  func search(_ folder: String) -> (definitions: [String], links: [String]) {
    func found(_ paths: some Sequence<String>) -> [String] {
      paths.filter { $0.hasSuffix(InputFile.fileExtension) && Self.isSearched($0, in: folder) }
        .map { ($0, $0.utf8.map { $0 == UInt8(ascii: "/") ? 0 : $0 }) }
        .sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
    }
    return (found(files.keys), found(links.keys))
  }

  /// The object IDs of the Swift files in some folders, and of named ones.
  func swift(at paths: [String]) -> [String: String] {
    files.filter { path, _ in
      path.hasSuffix(".swift") && paths.contains { path == $0 || Self.isSearched(path, in: $0) }
    }
  }

  /// Whether a search of a folder finds a path inside it. Compares byte by byte, as Linux file systems do.
  static func isSearched(_ path: String, in folder: String) -> Bool {
    let prefix = folder.isEmpty ? "" : folder + "/"
    return path.utf8.starts(with: prefix.utf8)
      && !path.utf8.dropFirst(prefix.utf8.count).split(separator: UInt8(ascii: "/")).contains { name in
        FilePath.isSkipped(folder: String(Substring(name)))
      }
  }

  func hasFile(at path: String) -> Bool {
    files.index(forKey: path).map { files[$0].key.utf8.elementsEqual(path.utf8) } ?? false
  }

  /// Whether a file or folder has this path.
  func contains(_ path: String) -> Bool {
    path.isEmpty || hasFile(at: path) || files.keys.contains { $0.hasPrefix(path + "/") }
  }

  /// A path, and the file to which it leads.
  typealias FoundFile = (path: String, file: Result<String, LinkProblem>)

  func projects(around folders: some Sequence<String>) -> [FoundFile] {
    var seen: Set<String> = []
    var projects: [FoundFile] = []
    for start in folders {
      var folder = start
      while seen.insert(folder).inserted {
        if let file = file(FilePath.join(folder, InputFile.projectFileName)) { projects.append(file) }
        folder = FilePath.folder(of: folder)
      }
    }
    return projects
  }

  private func file(_ path: String) -> FoundFile? {
    do throws(LinkProblem) {
      let target = try resolve(path)
      return hasFile(at: target) ? (path, .success(target)) : nil
    } catch {
      return (path, .failure(error))
    }
  }
}
