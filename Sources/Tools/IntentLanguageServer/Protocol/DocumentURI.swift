import IntentCompiler
import IntentDiagnostics
import IntentText

/// Turns an editor's URIs into the server's keys: paths, or the URIs of untitled documents.
enum DocumentURI {
  static func key(of uri: String) -> String? {
    isUntitled(uri) ? uri : path(of: uri)
  }

  /// Whether a key stands for a document without a file. Paths begin with a slash.
  static func isUntitled(_ key: String) -> Bool { key.hasPrefix("untitled:") }

  /// Whether a key stands for a definition. Untitled documents are only open if they are.
  static func isDefinition(_ key: String) -> Bool {
    key.hasSuffix(InputFile.fileExtension) || isUntitled(key)
  }

  static func isSwift(_ key: String) -> Bool { key.hasSuffix(".swift") }

  /// Returns the normalized path of a local `file:` URI; `nil` for other URIs and for bytes that no path has.
  static func path(of uri: String) -> String? {
    let scheme = "file://"
    guard uri.utf8.count > scheme.utf8.count, uri.prefix(scheme.count).lowercased() == scheme else {
      return nil
    }
    var rest = uri.dropFirst(scheme.count)
    if rest.hasPrefix("localhost/") { rest = rest.dropFirst("localhost".count) }
    guard rest.hasPrefix("/") else { return nil }
    let path = PercentEncoding.decoded(rest.prefix { $0 != "#" && $0 != "?" }.utf8)
    return path.unicodeScalars.contains { $0 == "\0" || $0 == "\u{FFFD}" } ? nil : FilePath.shortened(path)
  }
}
