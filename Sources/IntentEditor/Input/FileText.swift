import IntentPlatform
import IntentRuntime

/// Files as people type them: a path, which counts from the current folder, or a URL.
enum FileText {
  static func file(from text: String) -> FileValue? {
    guard !text.isEmpty else { return nil }
    if text.contains("://") { return URL(string: text).map { FileValue($0) } }
    return FileValue(URL(fileURLWithPath: PathCompletion.expanded(text)).absoluteURL)
  }

  static func text(of file: FileValue) -> String {
    file.url.isFileURL ? file.url.path : file.url.absoluteString
  }
}

/// Finds how a path that is being typed can go on.
enum PathCompletion {
  /// More than anybody wants to read.
  private static let most = 200

  /// The paths that begin so, folders with a slash at their end; hidden files only where the dot was typed.
  static func paths(from text: String) -> [String] {
    let end = text.lastIndex(of: "/").map { text.index(after: $0) } ?? text.startIndex
    let (folder, start) = (String(text[..<end]), text[end...])
    let path = folder.isEmpty ? "." : expanded(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let found = names.filter { $0.hasPrefix(start) && (start.hasPrefix(".") || !$0.hasPrefix(".")) }
    return found.sorted().prefix(most).map { name in
      folder + name + (FileManager.default.isFolder(atPath: path + "/" + name) ? "/" : "")
    }
  }

  /// What all paths begin with; `nil` where there are none.
  static func commonStart(of paths: [String]) -> String? {
    guard var common = paths.first else { return nil }
    for path in paths.dropFirst() {
      common = String(zip(common, path).prefix { $0 == $1 }.map(\.0))
    }
    return common
  }

  /// A path with the home folder in place of `~`.
  static func expanded(_ path: String) -> String {
    guard path == "~" || path.hasPrefix("~/") else { return path }
    let home = URL.homeDirectory.path
    return (home == "/" ? "" : home) + path.dropFirst()
  }
}
