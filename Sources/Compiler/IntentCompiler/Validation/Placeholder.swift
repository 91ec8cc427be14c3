import IntentDefinition

/// A placeholder in a text: `${name}` or `${name.property}`.
package struct Placeholder {
  package var parameter: Located<String>
  /// `nil` for the value itself.
  package var property: Located<String>?

  /// The words of a text, each with the name in the placeholder after it; `nil` at the end. A `${` without an
  /// end belongs to the words.
  package static func pieces(of text: String) -> [(words: Substring, name: Substring?)] {
    var pieces: [(words: Substring, name: Substring?)] = []
    // In some languages, a brace forms one character with what follows.
    let bytes = text.utf8
    var (first, index) = (bytes.startIndex, bytes.startIndex)
    while let dollar = bytes[index...].firstIndex(of: UInt8(ascii: "$")) {
      index = bytes.index(after: dollar)
      guard index < bytes.endIndex, bytes[index] == UInt8(ascii: "{") else { continue }
      let name = bytes.index(after: index)
      guard let end = bytes[name...].firstIndex(of: UInt8(ascii: "}")) else { break }
      pieces.append((Substring(bytes[first..<dollar]), Substring(bytes[name..<end])))
      index = bytes.index(after: end)
      first = index
    }
    pieces.append((Substring(bytes[first...]), nil))
    return pieces
  }

  package static func all(in text: Located<String>) -> [Placeholder] {
    var result: [Placeholder] = []
    let bytes = Array(text.value.utf8)
    // If the text contains escapes, its offsets differ from offsets in the file.
    let start = text.range.flatMap { $0.count == bytes.count ? $0.lowerBound : nil }
    var index = 0
    while index + 1 < bytes.count {
      guard bytes[index] == UInt8(ascii: "$"), bytes[index + 1] == UInt8(ascii: "{") else {
        index += 1
        continue
      }
      index += 2
      let first = index
      while index < bytes.count, bytes[index] != UInt8(ascii: "}") { index += 1 }
      guard index < bytes.count else { break }
      let dot = bytes[first..<index].firstIndex(of: UInt8(ascii: ".")) ?? index
      func name(_ range: Range<Int>) -> Located<String> {
        Located(
          String(decoding: bytes[range], as: UTF8.self),
          at: start.map { $0 + range.lowerBound..<$0 + range.upperBound }
        )
      }
      guard dot > first else { continue }
      result.append(
        Placeholder(parameter: name(first..<dot), property: dot + 1 < index ? name(dot + 1..<index) : nil)
      )
    }
    return result
  }

  /// Returns what looks like a placeholder but is none: `{name}`, `$(name)` and `$[name]`.
  static func mistaken(in text: Located<String>) -> [(name: String, written: Located<String>)] {
    let bytes = Array(text.value.utf8)
    let offset = text.range.flatMap { $0.count == bytes.count ? $0.lowerBound : nil }
    var result: [(String, Located<String>)] = []
    for (open, close) in [("{", "}"), ("(", ")"), ("[", "]")] as [(Unicode.Scalar, Unicode.Scalar)] {
      var start: Int?
      for (index, byte) in bytes.enumerated() {
        if byte == UInt8(ascii: open) {
          start = index
        } else if byte == UInt8(ascii: close), let first = start {
          start = nil
          let hasDollar = first > 0 && bytes[first - 1] == UInt8(ascii: "$")
          guard hasDollar == (open != "{") else { continue }
          let written = (hasDollar ? first - 1 : first)..<index + 1
          result.append(
            (
              String(decoding: bytes[first + 1..<index], as: UTF8.self),
              Located(
                String(decoding: bytes[written], as: UTF8.self),
                at: offset.map { $0 + written.lowerBound..<$0 + written.upperBound }
              )
            )
          )
        }
      }
    }
    return result
  }
}

extension Located where Value == String {
  /// Where a part of the text is in the file; `nil` in a text with escapes, which has other offsets there.
  package func range(of part: Substring) -> Range<Int>? {
    guard let range, range.count == value.utf8.count else { return nil }
    let start = range.lowerBound + value.utf8.distance(from: value.startIndex, to: part.startIndex)
    return start..<start + part.utf8.count
  }
}
