import IntentDiagnostics
import IntentSchema

/// A value of an Xcode project, in Apple's old property list format.
indirect enum ProjectValue: Sendable, Equatable {
  case text(String)
  case list([ProjectValue])
  case object([String: ProjectValue])

  /// Returns `nil` for other formats, and if values are nested too deep.
  static func read(_ bytes: [UInt8]) -> ProjectValue? { OldStyleReader.read(bytes) }

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  var members: [String: ProjectValue] {
    if case .object(let members) = self { members } else { [:] }
  }

  /// The texts of a list.
  var texts: [String] {
    if case .list(let list) = self { list.compactMap(\.text) } else { [] }
  }

  subscript(key: String) -> ProjectValue? { members[key] }

  func references(_ key: String) -> [String] { self[key]?.texts ?? [] }
}

/// Reads Apple's old property list format: `{ name = "My App"; files = (A, B); }`.
private struct OldStyleReader {
  private let bytes: [UInt8]
  private var index = 0

  private static let depthLimit = 32

  /// The text is no property list.
  private struct Malformed: Error {}

  static func read(_ bytes: [UInt8]) -> ProjectValue? {
    var reader = OldStyleReader(bytes)
    guard let value = try? reader.value(depth: 0), reader.next() == nil else { return nil }
    return value
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  private mutating func value(depth: Int) throws(Malformed) -> ProjectValue {
    guard depth < Self.depthLimit else { throw Malformed() }
    switch next() {
    case UInt8(ascii: "{"):
      index += 1
      var members: [String: ProjectValue] = [:]
      while next() != UInt8(ascii: "}") {
        let key = try text()
        try take(UInt8(ascii: "="))
        members[key] = try value(depth: depth + 1)
        try take(UInt8(ascii: ";"))
      }
      index += 1
      return .object(members)
    case UInt8(ascii: "("):
      index += 1
      var elements: [ProjectValue] = []
      while next() != UInt8(ascii: ")") {
        elements.append(try value(depth: depth + 1))
        if next() != UInt8(ascii: ")") { try take(UInt8(ascii: ",")) }
      }
      index += 1
      return .list(elements)
    default: return .text(try text())
    }
  }

  private mutating func take(_ byte: UInt8) throws(Malformed) {
    guard next() == byte else { throw Malformed() }
    index += 1
  }

  /// The next byte after spaces and comments; `nil` at the end.
  private mutating func next() -> UInt8? {
    while index < bytes.count {
      let rest = bytes[index...]
      if Self.isSpace(bytes[index]) {
        index += 1
      } else if rest.starts(with: "//".utf8) {
        index = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      } else if rest.starts(with: "/*".utf8) {
        index += 2
        while index < bytes.count, !bytes[index...].starts(with: "*/".utf8) { index += 1 }
        index = min(index + 2, bytes.count)
      } else {
        return bytes[index]
      }
    }
    return nil
  }

  private mutating func text() throws(Malformed) -> String {
    guard let first = next() else { throw Malformed() }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(first) }
    let word = bytes[index...].prefix(while: Self.isOfWord)
    guard !word.isEmpty else { throw Malformed() }
    index = word.endIndex
    return String(decoding: word, as: UTF8.self)
  }

  private mutating func quoted(_ mark: UInt8) throws(Malformed) -> String {
    index += 1
    var text: [UInt8] = []
    while index < bytes.count, bytes[index] != mark {
      if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count {
        index += 1
        // Xcode escapes nothing else in paths and names.
        text.append(
          bytes[index] == UInt8(ascii: "n") ? 0x0A : bytes[index] == UInt8(ascii: "t") ? 0x09 : bytes[index]
        )
      } else {
        text.append(bytes[index])
      }
      index += 1
    }
    guard index < bytes.count else { throw Malformed() }
    index += 1
    return String(decoding: text, as: UTF8.self)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte >= 0x80 || "_$/:.-".utf8.contains(byte)
  }
}
