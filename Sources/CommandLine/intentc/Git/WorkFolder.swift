import AppProjects
import IntentDiagnostics
import IntentPlatform
import IntentText

/// A file or folder of the working folder: its path there, and from the repository's top folder.
struct GitFile {
  let shown: String
  let inRepository: String
}

/// The repository around the current folder.
struct WorkFolder {
  /// `nil` outside of a working tree, for example in a bare repository.
  let root: String?
  private let parts: [Substring]

  init() throws(Git.Failure) {
    guard try Git.line(["rev-parse", "--is-inside-work-tree"]) == "true",
      let top = try Git.line(["rev-parse", "--show-toplevel"])
    else {
      (root, parts) = (nil, [])
      return
    }
    root = Self.real(top) ?? top
    parts = try (Git.line(["rev-parse", "--show-prefix"]) ?? "").split(separator: "/")
  }

  static func real(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  func repositoryPath(of path: String) throws(Git.Failure) -> String {
    let outside = Git.Failure(message: "'\(visibleText(path))' is outside of the repository")
    guard !path.isEmpty else { throw Git.Failure(message: "a path is empty; use '.' for the working folder") }
    guard path.hasPrefix("/") else {
      guard let found = Self.joined(parts, path) else { throw outside }
      return found
    }
    // Links below the root are part of the repository, so resolve only links above it.
    var start = ""
    var rest = path.split(separator: "/")[...]
    while root == nil || Self.real(start + "/") != root {
      guard root != nil, let part = rest.popFirst() else { throw outside }
      start += "/" + part
    }
    guard let found = Self.joined([], rest.joined(separator: "/")) else { throw outside }
    return found
  }

  private static func joined(_ parts: [Substring], _ path: String) -> String? {
    var parts = parts
    for part in path.split(separator: "/") where part != "." {
      if part != ".." { parts.append(part) } else if parts.popLast() == nil { return nil }
    }
    return parts.joined(separator: "/")
  }

  /// Returns a path relative to the working folder. If that is an `.lproj` folder, its name stays in the
  /// path, because a definition's other files are next to that folder.
  func shown(_ path: String) -> String {
    let target = path.split(separator: "/")
    var common = zip(parts, target).prefix { $0 == $1 }.count
    if common > 0, common == parts.count, parts[common - 1].hasSuffix(".lproj") { common -= 1 }
    let steps = Array(repeating: "..", count: parts.count - common) + target[common...].map(String.init)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }

  func onDisk(_ path: String) throws(Git.Failure) -> String {
    guard let root else { return path }
    var name: String { "'\(visibleText(shown(path)))'" }
    var known = path.split(separator: "/")
    var rest: [Substring] = []
    while true {
      let tried = ([root] + known.map(String.init)).joined(separator: "/")
      if let real = Self.real(tried) {
        guard real == root || FilePath.isBelow(real, root) else {
          throw Git.Failure(message: "\(name) leads out of the repository; compare its target there")
        }
        return (real.dropFirst(root.count).split(separator: "/") + rest.reversed()).joined(separator: "/")
      }
      if errno == ELOOP {
        throw Git.Failure(message: "cannot read \(name): its symbolic links form a loop")
      }
      guard let part = known.popLast() else { return path }
      rest.append(part)
    }
  }

  /// The file to which a path of the repository leads on disk.
  func file(onDisk path: String) throws(Git.Failure) -> GitFile {
    let target = try onDisk(path)
    return GitFile(shown: shown(target), inRepository: target)
  }

  func nested(around paths: [String]) -> Set<String> {
    guard let root else { return [] }
    var seen: Set<String> = []
    return paths.reduce(into: []) { nested, path in
      var parts = path.split(separator: "/")
      while !parts.isEmpty {
        let folder = parts.joined(separator: "/")
        guard seen.insert(folder).inserted else { return }
        if FileManager.default.fileExists(atPath: "\(root)/\(folder)/.git") { nested.insert(folder) }
        parts.removeLast()
      }
    }
  }

  /// The files in the index, by kind.
  struct Index {
    /// Paths that a sparse checkout leaves out of the working folder.
    var skipped: Set<String> = []
    var submodules: Set<String> = []
    var definitions: Set<String> = []
    /// Projects and manifests, which say which targets build a file.
    var projects: Set<String> = []
  }

  func index() throws(Git.Failure) -> Index {
    var index = Index()
    guard let root, let list = try Git.output(["-C", root, "ls-files", "--stage", "-t", "-z", "--full-name"])
    else { return index }
    for entry in [UInt8](list).split(separator: 0) {
      // Tag, mode, object and stage, then a tab and the path.
      let parts = entry.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
      guard parts.count == 2 else { continue }
      let path = GitRevision.text(parts[1])
      if parts[0].dropFirst(2).starts(with: "160000 ".utf8) {
        index.submodules.insert(path)
      } else if parts[0].starts(with: "S ".utf8) {
        index.skipped.insert(path)
      }
      if path.hasSuffix(".intentdefinition") { index.definitions.insert(path) }
      if AppOutline.isNeeded(path), FileTree.isSearched(path, in: "") { index.projects.insert(path) }
    }
    return index
  }

  /// Files and folders that git ignores.
  func ignored() throws(Git.Failure) -> Set<String> {
    let words = ["ls-files", "--others", "--ignored", "--exclude-standard", "--directory", "-z"]
    guard let root, let list = try Git.output(["-C", root] + words) else { return [] }
    return Set(
      [UInt8](list).split(separator: 0).map { path in
        GitRevision.text(path.last == UInt8(ascii: "/") ? path.dropLast() : path)
      }
    )
  }

  func hasFile(at path: String) -> Bool {
    root.map { FileManager.default.fileExists(atPath: "\($0)/\(path)") } ?? false
  }
}
