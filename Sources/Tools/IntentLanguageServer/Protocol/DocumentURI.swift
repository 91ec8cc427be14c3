import IntentCompiler
import IntentDiagnostics

/// The path of a document, or the URI of one that was not saved yet.
enum DocumentURI {
  /// What stands for a document in this program: its path, or the URI of an untitled one.
  static func key(of uri: String) -> String? {
    isUntitled(uri) ? uri : path(of: uri)
  }

  /// Whether a document has no path yet. A path begins with a slash.
  static func isUntitled(_ key: String) -> Bool { key.hasPrefix("untitled:") }

  /// Whether a document is a definition by its name. Of the untitled ones, only definitions are open.
  static func isDefinition(_ key: String) -> Bool {
    key.hasSuffix(InputFile.fileExtension) || isUntitled(key)
  }

  /// The path of a `file:` URI of this machine, in its shortest form; `nil` for any other URI.
  static func path(of uri: String) -> String? {
    let scheme = "file://"
    guard uri.utf8.count > scheme.utf8.count, uri.prefix(scheme.count).lowercased() == scheme else {
      return nil
    }
    var rest = uri.dropFirst(scheme.count)
    if rest.hasPrefix("localhost/") { rest = rest.dropFirst("localhost".count) }
    guard rest.hasPrefix("/"), let path = unescaped(rest.prefix { $0 != "#" && $0 != "?" }) else {
      return nil
    }
    return FilePath.shortened(path)
  }

  /// A text without percent escapes; `nil` if an escape is wrong or the text is not UTF-8.
  private static func unescaped(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard digits.count == 2, digits.allSatisfy(\.isHexDigit), let value = UInt8(digits, radix: 16),
        value != 0
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validUTF8: bytes)
  }
}
