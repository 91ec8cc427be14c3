import IntentSchema
import IntentText

/// Writes JSON piece by piece, with keys in the order of the calls.
package struct JSONWriter: Sendable {
  /// UTF-8.
  package private(set) var bytes: [UInt8] = []

  package init(bytes: [UInt8] = []) {
    self.bytes = bytes
  }
  private var depth = 0
  private var isFirst = true

  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    container("{", "}", members)
  }

  package mutating func object(_ key: String, _ members: (inout JSONWriter) -> Void) {
    self.key(key)
    object(members)
  }

  package mutating func array<Elements: Collection>(
    _ key: String,
    _ elements: Elements,
    _ write: (inout JSONWriter, Elements.Element) -> Void
  ) {
    self.key(key)
    array(elements, write)
  }

  package mutating func array<Elements: Collection>(
    _ elements: Elements,
    _ write: (inout JSONWriter, Elements.Element) -> Void
  ) {
    container("[", "]") { writer in
      for element in elements {
        writer.separate()
        write(&writer, element)
      }
    }
  }

  package mutating func member(_ key: String, _ value: String) {
    self.key(key)
    string(value)
  }

  package mutating func member(_ key: String, _ value: Bool) {
    self.key(key)
    boolean(value)
  }

  package mutating func member(_ key: String, _ value: Int) {
    self.key(key)
    integer(value)
  }

  package mutating func member(_ key: String, _ value: Double) {
    self.key(key)
    number(value)
  }

  /// Writes a key. A value must follow.
  package mutating func key(_ key: String) {
    separate()
    string(key)
    bytes.append(UInt8(ascii: ":"))
    bytes.append(UInt8(ascii: " "))
  }

  package mutating func boolean(_ value: Bool) {
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  package mutating func null() {
    bytes.append(contentsOf: "null".utf8)
  }

  package mutating func integer(_ value: Int) {
    bytes.append(contentsOf: String(value).utf8)
  }

  /// Writes a number, or null for infinities, which JSON lacks.
  package mutating func number(_ value: Double) {
    if let whole = Int(exactly: value) {
      integer(whole)
    } else {
      bytes.append(contentsOf: (value.isFinite ? "\(value)" : "null").utf8)
    }
  }

  package mutating func number(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// A string as JSON has it, with its quotes.
  package static func text(of string: String) -> String {
    var writer = JSONWriter()
    writer.string(string)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Writes a string. Escapes terminal controls and bidirectional formatting, so that the JSON displays
  /// faithfully.
  package mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    defer { bytes.append(UInt8(ascii: "\"")) }
    guard text.utf8.contains(where: Self.mustBeLookedAt) else {
      bytes.append(contentsOf: text.utf8)
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      case "\n": bytes.append(contentsOf: "\\n".utf8)
      case "\r": bytes.append(contentsOf: "\\r".utf8)
      case "\t": bytes.append(contentsOf: "\\t".utf8)
      case " "..<"\u{7F}": bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      case _ where scalar.isUnsafeToPrint: escape(scalar)
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  private static func mustBeLookedAt(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte >= 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func escape(_ scalar: Unicode.Scalar) {
    for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
      bytes.append(contentsOf: "\\u".utf8)
      for shift in [12, 8, 4, 0] { bytes.append(Self.digit(UInt8(truncatingIfNeeded: unit >> shift) & 0xF)) }
    }
  }

  package mutating func end() {
    bytes.append(UInt8(ascii: "\n"))
  }

  private mutating func container(
    _ open: Unicode.Scalar,
    _ close: Unicode.Scalar,
    _ content: (inout JSONWriter) -> Void
  ) {
    bytes.append(UInt8(ascii: open))
    depth += 1
    isFirst = true
    content(&self)
    depth -= 1
    if !isFirst { startLine() }
    bytes.append(UInt8(ascii: close))
    isFirst = false
  }

  private mutating func separate() {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    startLine()
    isFirst = false
  }

  private mutating func startLine() {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(spaces: depth * 2)
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
