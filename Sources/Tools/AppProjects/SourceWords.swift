import IntentComparison

/// The bytes of a source file, with searches for words in it.
package struct SourceWords: Sendable {
  package let bytes: [UInt8]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  package func contains(_ text: String) -> Bool { first(text, from: 0, to: bytes.count) != nil }

  package func text(_ range: CodeRange) -> String {
    String(decoding: bytes[min(range.start, bytes.count)..<min(range.end, bytes.count)], as: UTF8.self)
  }

  package func count(of name: String, in range: CodeRange) -> Int {
    let (length, end) = (name.utf8.count, min(range.end, bytes.count))
    var (count, start) = (0, min(range.start, end))
    while let found = first(name, from: start, to: end) {
      let before = found > range.start ? bytes[found - 1] : 0
      let after = found + length < end ? bytes[found + length] : 0
      if !Self.isPartOfName(before), !Self.isPartOfName(after) { count += 1 }
      start = found + length
    }
    return count
  }

  package func first(_ text: String, from start: Int, to end: Int) -> Int? {
    let word = Array(text.utf8)
    guard let mark = word.first else { return nil }
    var place = max(0, start)
    let last = min(end, bytes.count) - word.count
    while place <= last, let found = bytes[place...last].firstIndex(of: mark) {
      if bytes[found...].starts(with: word) { return found }
      place = found + 1
    }
    return nil
  }

  package func indentation(at position: Int) -> String {
    let before = bytes[..<min(position, bytes.count)]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return String(
      decoding: bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") },
      as: UTF8.self
    )
  }

  package func lineEnd(after position: Int) -> Int {
    bytes[min(position, bytes.count)...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
