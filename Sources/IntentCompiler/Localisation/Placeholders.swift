/// The places in a text that the system fills: `${parameter}`.
enum Placeholders {
  /// The names between the braces, in their order.
  static func names(in text: String) -> [String] {
    pieces(of: text).names
  }

  /// Whether a text has letters beside its placeholders.
  static func hasWords(_ text: String) -> Bool {
    pieces(of: text).rest.contains { $0.properties.isAlphabetic }
  }

  private static func pieces(of text: String) -> (names: [String], rest: [Unicode.Scalar]) {
    var names: [String] = []
    var rest: [Unicode.Scalar] = []
    let scalars = Array(text.unicodeScalars)
    var index = 0
    // Without one brace after it, there is none after any later place.
    var lastBrace = scalars.lastIndex(of: "}") ?? -1
    while index < scalars.count {
      guard scalars[index] == "$", index + 1 < lastBrace, scalars[index + 1] == "{",
        let end = scalars[index...].firstIndex(of: "}")
      else {
        rest.append(scalars[index])
        index += 1
        continue
      }
      names.append(String(String.UnicodeScalarView(scalars[(index + 2)..<end])))
      index = end + 1
      if index > lastBrace { lastBrace = -1 }
    }
    return (names, rest)
  }
}
