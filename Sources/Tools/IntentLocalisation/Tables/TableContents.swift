import IntentCompiler
import IntentDefinition
import IntentDiagnostics

/// The contents of a table. Locations are offsets into the text after its conversion to UTF-8.
package struct TableContents: Sendable {
  package let path: String
  package let bytes: [UInt8]
  package let source: SourceText

  package init(path: String, bytes: [UInt8], source: SourceText? = nil) {
    self.path = path
    self.bytes = bytes
    self.source = source ?? SourceText(path: path, bytes: StringsText.utf8(bytes))
  }

  /// An error if the file has invalid bytes, because texts after them are missing.
  var damage: Diagnostic? {
    guard let encoding = StringsText.encoding(of: bytes) else { return nil }
    if case .converted = TextConversion.convert(bytes, from: encoding) { return nil }
    let message = "not all of this file is \(encoding), as its start is; save it in UTF-8"
    return Diagnostic(.unreadableTranslation, message, at: SourceLocation(file: path)).asError
  }

  /// `nil` if the text can't be encoded like the file.
  func encoded(_ text: [UInt8]) -> [UInt8]? {
    if source.bytes == bytes { return text }
    let isBigEndian: Bool
    switch StringsText.encoding(of: bytes) {
    case "UTF-16LE": isBigEndian = false
    case "UTF-16BE": isBigEndian = true
    default: return nil
    }
    // Half a surrogate pair, for example, would get lost.
    guard utf16(source.bytes, isBigEndian) == bytes else { return nil }
    return utf16(text, isBigEndian)
  }

  private func utf16(_ text: [UInt8], _ isBigEndian: Bool) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count * 2)
    func append(_ unit: UInt16) {
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      result += isBigEndian ? [high, low] : [low, high]
    }
    let hasMark = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    if hasMark, !text.starts(with: [0xEF, 0xBB, 0xBF]) { append(0xFEFF) }
    for unit in String(decoding: text, as: UTF8.self).utf16 { append(unit) }
    return result
  }
}

/// A text of a table.
struct TableText: Sendable {
  /// Identifies a text, or one form of it, in every kind of table.
  struct ID: Sendable, Hashable {
    /// The value of a key that ends in `ID` in the definition, or two such values joined.
    var key: String
    /// The path to a plural form, such as `["quantity", "one"]`; empty for a text without forms.
    var form: [String] = []
  }

  var id: ID
  var text: Located<String>
  var state: TranslationState
  var file: String

  var location: SourceLocation { SourceLocation(file: file, range: text.range) }

  var isTranslated: Bool { state != .new && !text.value.isBlank }
}

/// How far a translation is. Catalogs have the same names.
enum TranslationState: String, Sendable, Hashable {
  case new
  case translated
  case needsReview = "needs_review"
}

/// Converts tables from and to other encodings than UTF-8.
package enum StringsText {
  /// Converts to UTF-8. Recognizes UTF-16 and UTF-32 by a byte order mark, and UTF-16 also by a zero byte at
  /// the start.
  package static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    guard let encoding = encoding(of: bytes) else {
      return bytes
    }
    switch TextConversion.convert(bytes, from: encoding) {
    case .converted(let text), .invalidBytes(before: let text): return text
    case .unknownEncoding: return bytes
    }
  }

  package static func encoding(of bytes: [UInt8]) -> String? {
    TextConversion.detectedEncoding(bytes) ?? encodingWithoutMark(bytes)
  }

  private static func encodingWithoutMark(_ bytes: [UInt8]) -> String? {
    guard bytes.count >= 2 else { return nil }
    if bytes[0] == 0, bytes[1] != 0 { return "UTF-16BE" }
    if bytes[0] != 0, bytes[1] == 0 { return "UTF-16LE" }
    return nil
  }

  package static func startsWithTag(_ text: [UInt8]) -> Bool {
    let start = text.starts(with: [0xEF, 0xBB, 0xBF]) ? text.dropFirst(3) : text[...]
    return start.first { !ScalarText.isSpace($0) } == UInt8(ascii: "<")
  }

  package static func invalidOffset(_ bytes: [UInt8]) -> Int? {
    guard bytes.contains(where: { $0 >= 0x80 }) else { return nil }
    var decoder = UTF8()
    var rest = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&rest) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }
}
