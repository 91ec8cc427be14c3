/// Paths as text, as the user gave them.
package enum FilePath {
  /// A path inside a folder. An empty folder or `.` adds nothing.
  package static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty || folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// Everything before the last component; empty if there is only one.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    let folder = path[..<slash]
    return folder.isEmpty ? "/" : String(folder)
  }

  /// The last component.
  package static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// Whether a search passes over a folder of a name: it is hidden, or has generated or downloaded files, or, like
  /// `de.xcloc`, copies for translators.
  package static func isSkipped(folder name: String) -> Bool {
    name.hasPrefix(".") || skippedFolders.contains(name) || name.hasSuffix(".xcloc")
  }

  private static let skippedFolders: Set<String> = ["Carthage", "DerivedData", "Pods", "node_modules"]

  /// The project folder of a definition: its own folder, or the parent of its `.lproj`
  /// folder.
  package static func home(of path: String) -> String {
    let folder = folder(of: path)
    return folder.hasSuffix(".lproj") ? self.folder(of: folder) : folder
  }

  /// The language of an `.lproj` folder; `nil` for another folder.
  package static func language(ofFolder folder: String) -> String? {
    folder.hasSuffix(".lproj") ? String(name(of: folder).dropLast(".lproj".count)) : nil
  }

  /// A path without `.` components and without folders that a following `..` cancels.
  package static func shortened(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// A path relative to a folder that contains it.
  package static func relative(_ path: String, to folder: String) -> String {
    let folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    if path == folder || folder == "." && path.isEmpty { return "" }
    return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }

  /// The extensions of strings tables.
  package static let tableEndings = [".strings", ".stringsdict", ".xcstrings"]

  /// Whether a file is a strings table by its name.
  package static func isTable(_ path: String) -> Bool { tableEndings.contains(where: path.hasSuffix) }
}

/// The file that a path leads to, whatever links and spelling the path uses.
package struct FilePlace: Sendable, Hashable {
  /// The file, or the nearest folder of it that exists.
  private let identity: FileSystem.Identity
  /// The path from that folder; empty if the file exists.
  private let rest: String

  /// `nil` if no part of the path can be accessed.
  package init?(_ path: String) {
    var existing = path
    var missing: [String] = []
    while true {
      if let (_, identity) = try? FileSystem.status(of: existing.isEmpty ? "." : existing) {
        let path = missing.reversed().joined(separator: "/")
        let short = FilePath.shortened(path)
        if short == path {
          self.identity = identity
          rest = short
          return
        }
        // A missing folder is made before the file, so a '..' leads back to a place that may exist.
        existing = FilePath.join(existing, short)
        missing = []
        continue
      }
      while existing.utf8.count > 1, existing.hasSuffix("/") { existing.removeLast() }
      guard !existing.isEmpty, existing != "/" else { return nil }
      missing.append(FilePath.name(of: existing))
      existing = FilePath.folder(of: existing)
    }
  }
}
