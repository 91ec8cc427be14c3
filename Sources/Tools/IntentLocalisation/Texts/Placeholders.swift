import IntentDefinition

/// Finds placeholders such as `${parameter}` in texts.
package enum Placeholders {
  package static func names(in text: String) -> [String] {
    pieces(of: text).names.map(\.value)
  }

  /// The names of the placeholders in a text. In a text with escapes, each name has the whole text's
  /// location.
  package static func names(in text: Located<String>) -> [Located<String>] {
    pieces(of: text.value).names.map { name in
      guard let range = text.range, range.count == text.value.utf8.count, let inside = name.range else {
        return Located(name.value, at: text.range)
      }
      return Located(
        name.value,
        at: range.lowerBound + inside.lowerBound..<range.lowerBound + inside.upperBound
      )
    }
  }

  package static func hasWords(_ text: String) -> Bool {
    pieces(of: text).rest.contains { $0.properties.isAlphabetic }
  }

  private static func pieces(of text: String) -> (names: [Located<String>], rest: [Unicode.Scalar]) {
    var names: [Located<String>] = []
    var offset = 0
    var rest: [Unicode.Scalar] = []
    let scalars = Array(text.unicodeScalars)
    var index = 0
    // A missing closing brace ends the search.
    var lastBrace = scalars.lastIndex(of: "}") ?? -1
    while index < scalars.count {
      guard scalars[index] == "$", index + 1 < lastBrace, scalars[index + 1] == "{",
        let end = scalars[index...].firstIndex(of: "}")
      else {
        rest.append(scalars[index])
        offset += UTF8.width(scalars[index])
        index += 1
        continue
      }
      let name = String(String.UnicodeScalarView(scalars[(index + 2)..<end]))
      let length = name.utf8.count + "${}".utf8.count
      names.append(Located(name, at: offset..<offset + length))
      offset += length
      index = end + 1
      if index > lastBrace { lastBrace = -1 }
    }
    return (names, rest)
  }
}
