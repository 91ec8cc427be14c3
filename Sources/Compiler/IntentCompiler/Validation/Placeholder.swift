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
    var rest = text.utf8[...]
    while let start = rest.firstRange(of: "${".utf8),
      let end = rest[start.upperBound...].firstIndex(of: UInt8(ascii: "}"))
    {
      pieces.append((Substring(rest[..<start.lowerBound]), Substring(rest[start.upperBound..<end])))
      rest = rest[rest.index(after: end)...]
    }
    pieces.append((Substring(rest), nil))
    return pieces
  }

  package static func all(in text: Located<String>) -> [Placeholder] {
    pieces(of: text.value).compactMap(\.name).compactMap { name in
      let parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
      let names = parts.map { Located(String($0), at: text.place(of: $0)) }
      guard let parameter = names.first, !parameter.value.isEmpty else { return nil }
      return Placeholder(parameter: parameter, property: names.dropFirst().first { !$0.value.isEmpty })
    }
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
  package func place(of part: Substring) -> Range<Int>? {
    guard let range, range.count == value.utf8.count else { return nil }
    let start = range.lowerBound + value.utf8.distance(from: value.startIndex, to: part.startIndex)
    return start..<start + part.utf8.count
  }
}
