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
    self.source = source ?? SourceText(path: path, bytes: TextConversion.utf8(bytes) ?? bytes)
  }

  /// `nil` if the text can't be encoded like the file.
  func encoded(_ text: [UInt8]) -> [UInt8]? {
    source.bytes == bytes ? text : TextConversion.utf16(text, like: bytes)
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

/// Looks at the bytes of a table.
package enum StringsText {
  package static func startsWithTag(_ text: [UInt8]) -> Bool {
    let start = text.starts(with: [0xEF, 0xBB, 0xBF]) ? text.dropFirst(3) : text[...]
    return start.first { !ScalarText.isSpace($0) } == UInt8(ascii: "<")
  }

  /// Where the bytes stop being UTF-8; `nil` if all of them are.
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
