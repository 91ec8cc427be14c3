import IntentDefinition
import IntentDiagnostics

/// The bytes of a table's file, and its text as UTF-8, in which locations are counted.
package struct TableContents: Sendable {
  /// The path of the file.
  package let path: String
  /// The bytes of the file; empty if there is no file yet.
  package let bytes: [UInt8]
  /// Whether the file exists.
  package let exists: Bool
  /// The text in UTF-8.
  package let source: SourceText

  init(path: String, bytes: [UInt8], exists: Bool = true, source: SourceText? = nil) {
    self.path = path
    self.bytes = bytes
    self.exists = exists
    self.source = source ?? SourceText(path: path, bytes: StringsText.utf8(bytes))
  }

  /// The problem if some bytes are no text in the encoding of the file, so that texts are missing.
  var damage: Diagnostic? {
    guard let encoding = StringsText.encoding(of: bytes) else { return nil }
    if case .converted = TextConversion.convert(bytes, from: encoding) { return nil }
    let message = "not all of this file is \(encoding), as its start is; save it in UTF-8"
    return Diagnostic(.unreadableTranslation, message, at: SourceLocation(file: path)).asError
  }

  /// A changed text in the encoding of the file; `nil` if it cannot be written in that encoding.
  func encoded(_ text: [UInt8]) -> [UInt8]? {
    if source.bytes == bytes { return text }
    let isBigEndian: Bool
    switch StringsText.encoding(of: bytes) {
    case "UTF-16LE": isBigEndian = false
    case "UTF-16BE": isBigEndian = true
    default: return nil
    }
    // What cannot be written back unchanged, such as half a surrogate pair, would be lost.
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
