import IntentPlatform
import IntentRuntime
import IntentSchema

/// Parses a URL, or a path relative to the current folder.
enum FileText {
  static func file(from text: String) -> FileValue? {
    guard !text.isEmpty else { return nil }
    if text.contains("://") { return URL(stored: text).map { FileValue($0) } }
    return FileValue(URL(fileURLWithPath: PathCompletion.expanded(text)).absoluteURL)
  }

  static func text(of file: FileValue) -> String {
    file.url.isFileURL ? file.url.path : file.url.storedText
  }
}

/// Completes the path of a file.
enum PathCompletion {
  private static let most = 200

  static func paths(from text: String) -> [String] {
    let end = text.lastIndex(of: "/").map { text.index(after: $0) } ?? text.startIndex
    let (folder, start) = (String(text[..<end]), text[end...])
    let path = folder.isEmpty ? "." : expanded(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let found = names.filter { $0.hasPrefix(start) && (start.hasPrefix(".") || !$0.hasPrefix(".")) }
    return found.sorted().prefix(most).map { name in
      folder + name + (isFolder(path + "/" + name) ? "/" : "")
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  static func commonStart(of paths: [String]) -> String? {
    guard var common = paths.first else { return nil }
    for path in paths.dropFirst() {
      common = String(zip(common, path).prefix { $0 == $1 }.map(\.0))
    }
    return common
  }

  static func expanded(_ path: String) -> String {
    guard path == "~" || path.hasPrefix("~/") else { return path }
    let home = URL.homeDirectory.path
    return (home == "/" ? "" : home) + path.dropFirst()
  }
}
