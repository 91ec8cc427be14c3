/// Takes paths apart and joins them, as texts. Reads nothing from the disk.
package enum FilePath {
  package static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty || folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// Empty for a file in the working folder; `/` for a file at the root.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    let folder = path[..<slash]
    return folder.isEmpty ? "/" : String(folder)
  }

  /// The length of a path on a Mac, in bytes.
  package static let limit = 1_024

  /// How deep a search goes. Each file costs time for each folder around it; real files have about 20.
  package static let depthLimit = 100
  package static let tooDeep = "\(depthLimit) folders are around it"

  /// The folders around a file, the innermost first; the last one is "" or "/".
  package static func folders(around path: String) -> [String] {
    var found: [String] = []
    var folder = path
    repeat {
      folder = self.folder(of: folder)
      found.append(folder)
    } while !folder.isEmpty && folder != "/"
    return found
  }

  /// Whether a path is one of the folders, or inside one.
  package static func isIn(_ path: String, _ folders: Set<String>) -> Bool {
    folders.contains(path) || !folders.isDisjoint(with: self.folders(around: path).dropLast())
  }

  /// Whether a path is inside a folder. The working folder, empty or `.`, contains all relative paths that
  /// don't lead out of it.
  package static func isBelow(_ path: String, _ folder: String) -> Bool {
    guard folder.isEmpty || folder == "." else { return path.hasPrefix(join(folder, "")) }
    return !path.hasPrefix("/") && path != ".." && !path.hasPrefix("../")
  }

  package static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// Whether searches skip a folder: a hidden one, one for generated or downloaded files, or a translator's
  /// copy such as `de.xcloc`.
  package static func isSkipped(folder name: String) -> Bool {
    name.hasPrefix(".") || skippedFolders.contains(name) || name.hasSuffix(".xcloc")
  }

  /// Whether a search of a folder skips a path inside.
  package static func isSkipped(_ path: String, in folder: String) -> Bool {
    relative(path, to: folder).split(separator: "/").contains { isSkipped(folder: String($0)) }
  }

  private static let skippedFolders: Set<String> = ["Carthage", "DerivedData", "Pods", "node_modules"]

  /// Returns a definition's folder or, if that is an `.lproj` folder, its parent.
  package static func home(of path: String) -> String {
    let folder = folder(of: path)
    return folder.hasSuffix(".lproj") ? self.folder(of: folder) : folder
  }

  /// The language of an `.lproj` folder; `nil` for other folders.
  package static func language(ofFolder folder: String) -> String? {
    folder.hasSuffix(".lproj") ? String(name(of: folder).dropLast(".lproj".count)) : nil
  }

  /// Removes `.` components, and folders that a following `..` cancels.
  package static func shortened(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// The path below a folder; empty for the folder itself. A path elsewhere stays as it is.
  package static func relative(_ path: String, to folder: String) -> String {
    let folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    if path == folder || folder == "." && path.isEmpty { return "" }
    return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }

  private static let tableEndings = [".strings", ".stringsdict", ".xcstrings"]

  package static func isTable(_ path: String) -> Bool { tableEndings.contains(where: path.hasSuffix) }
}

/// What all paths of a file share, even before it exists: links and spelling make no difference.
package struct FileIdentity: Sendable, Hashable {
  /// The file, or its nearest existing folder.
  private let identity: FileSystem.Identity
  private let rest: String

  /// `nil` if not even a folder around the file can be reached.
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
        // Missing folders would be created first, so a '..' after them leads to a folder that may exist.
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
