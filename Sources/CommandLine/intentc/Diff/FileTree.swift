import IntentCompiler
import IntentDiagnostics

/// By path, relative to the repository's top folder.
struct FileTree: Sendable {
  private(set) var files: [String: String] = [:]
  /// Relative to the link's folder.
  private(set) var links: [String: String] = [:]
  private(set) var submodules: Set<String> = []
  private var definitions: [String] = []
  /// Strings tables, and links that may lead to one, by folder.
  private var tables: [String: Set<String>] = [:]
  /// `.lproj` folders, and links that may lead to one, by parent folder.
  private var languages: [String: Set<String>] = [:]

  init() {}

  mutating func addFile(_ path: String, content: String) {
    files[path] = content
    if path.hasSuffix(InputFile.fileExtension) { definitions.append(path) }
    addTable(path)
  }

  mutating func addLink(_ path: String, to target: String) {
    links[path] = target
    if path.hasSuffix(".lproj") {
      languages[FilePath.folder(of: path), default: []].insert(path)
    } else {
      addTable(path)
    }
  }

  mutating func addSubmodule(_ path: String) {
    submodules.insert(path)
  }

  private mutating func addTable(_ path: String) {
    guard FilePath.isTable(path) else { return }
    let folder = FilePath.folder(of: path)
    tables[folder, default: []].insert(FilePath.name(of: path))
    if folder.hasSuffix(".lproj") { languages[FilePath.folder(of: folder), default: []].insert(folder) }
  }

  static let endings = [InputFile.fileExtension, InputFile.projectFileName] + FilePath.tableEndings

  enum LinkProblem: Error, Sendable, Hashable {
    case leadsOut(String)
    case circle(String)
  }

  /// The resulting path may not exist.
  func resolve(_ path: String) throws(LinkProblem) -> String {
    var done: [Substring] = []
    var pending = Array(path.split(separator: "/").reversed())
    var linkCount = 0
    var last = path
    while let part = pending.popLast() {
      if part == "." { continue }
      if part == ".." {
        if done.popLast() == nil { throw .leadsOut(last) }
        continue
      }
      done.append(part)
      guard !links.isEmpty else { continue }
      let place = done.joined(separator: "/")
      guard let target = links[place] else { continue }
      last = place
      linkCount += 1
      guard linkCount <= 40 else { throw .circle(place) }
      guard !target.hasPrefix("/"), !target.isEmpty else { throw .leadsOut(place) }
      done.removeLast()
      pending += target.split(separator: "/").reversed()
    }
    return done.joined(separator: "/")
  }

  /// Searching doesn't follow links, so they are separate. Both lists are in the order of a search on disk.
  func search(_ folder: String) -> (definitions: [String], links: [String]) {
    func found(_ paths: some Sequence<String>) -> [String] {
      paths.filter { $0.hasSuffix(InputFile.fileExtension) && Self.isPassed($0, in: folder) }
        .map { ($0, $0.utf8.map { $0 == UInt8(ascii: "/") ? 0 : $0 }) }
        .sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
    }
    return (found(definitions), found(links.keys))
  }

  /// Compares paths byte by byte, as Linux file systems do.
  static func isPassed(_ path: String, in folder: String) -> Bool {
    let prefix = folder.isEmpty ? "" : folder + "/"
    return path.utf8.starts(with: prefix.utf8)
      && !path.utf8.dropFirst(prefix.utf8.count).split(separator: UInt8(ascii: "/")).contains { name in
        FilePath.isSkipped(folder: String(Substring(name)))
      }
  }

  func hasFile(at path: String) -> Bool {
    files.index(forKey: path).map { files[$0].key.utf8.elementsEqual(path.utf8) } ?? false
  }

  static func withoutCopies(_ definitions: [String]) -> [String] {
    LocalisedCopies.choose(from: definitions, isOnDisk: false).0
  }

  typealias Place = (path: String, file: Result<String, LinkProblem>)

  func tables(of definition: String) -> [Place] {
    let home = FilePath.home(of: definition)
    var name = FilePath.name(of: definition)
    if name.hasSuffix(InputFile.fileExtension) { name.removeLast(InputFile.fileExtension.count) }
    let names = FilePath.tableEndings.map { name + $0 }
    var places: [Place] = []
    for folder in [home] + (languages[home]?.sorted() ?? []) {
      do throws(LinkProblem) {
        let target = try resolve(folder)
        let there = tables[target] ?? []
        for name in names where there.contains(name) {
          if let place = place(FilePath.join(folder, name)) { places.append(place) }
        }
      } catch {
        places += names.map { (FilePath.join(folder, $0), .failure(error)) }
      }
    }
    return places
  }

  func projects(around folders: some Sequence<String>) -> [Place] {
    var seen: Set<String> = []
    var places: [Place] = []
    for start in folders {
      var folder = start
      while seen.insert(folder).inserted {
        if let place = place(FilePath.join(folder, InputFile.projectFileName)) { places.append(place) }
        folder = FilePath.folder(of: folder)
      }
    }
    return places
  }

  private func place(_ path: String) -> Place? {
    do throws(LinkProblem) {
      let target = try resolve(path)
      return hasFile(at: target) ? (path, .success(target)) : nil
    } catch {
      return (path, .failure(error))
    }
  }
}

extension FileTree {
  /// Includes paths through links. Returns `nil` if the links differ, because then any path may lead to
  /// another file.
  func changedPaths(since old: FileTree) -> Set<String>? {
    guard links == old.links else { return nil }
    var changed = Set(files.lazy.filter { old.files[$0.key] != $0.value }.map(\.key))
    changed.formUnion(old.files.keys.lazy.filter { files[$0] == nil })
    var pending = links.isEmpty ? [] : Array(changed)
    let targets = links.keys.map { ($0, try? resolve($0)) }
    while let path = pending.popLast() {
      for (link, target) in targets {
        guard let target, let rest = Self.rest(of: path, in: target),
          changed.insert(link + rest).inserted
        else { continue }
        pending.append(link + rest)
        // Links in linked folders can give a file any number of paths.
        guard changed.count < 100_000 else { return nil }
      }
    }
    return changed
  }

  private static func rest(of path: String, in folder: String) -> Substring? {
    if path == folder { return "" }
    guard !folder.isEmpty else { return "/" + path }
    return path.hasPrefix(folder + "/") ? path.dropFirst(folder.count) : nil
  }
}

struct ChangedFiles: Sendable {
  private let paths: Set<String>
  private let homes: Set<String>
  private let projects: Set<String>

  init(_ paths: Set<String>) {
    self.paths = paths
    homes = Set(paths.lazy.filter(FilePath.isTable).map(FilePath.home))
    projects = Set(
      paths.lazy.filter { FilePath.name(of: $0) == InputFile.projectFileName }.map(FilePath.folder)
    )
  }

  func touches(_ definition: String) -> Bool { paths.contains(definition) }

  func touchesSurroundings(of definition: String) -> Bool {
    let home = FilePath.home(of: definition)
    guard !homes.contains(home) else { return true }
    guard !projects.isEmpty else { return false }
    var folder = FilePath.folder(of: definition)
    while !projects.contains(folder) {
      guard !folder.isEmpty else { return false }
      folder = FilePath.folder(of: folder)
    }
    return true
  }
}
