import IntentDefinition

/// Such as `${parameter}`.
package enum Placeholders {
  package static func names(in text: String) -> [String] {
    pieces(of: text).names.map(\.value)
  }

  /// In a text with escapes, each name has the whole text's location.
  package static func names(in text: Located<String>) -> [Located<String>] {
    pieces(of: text.value).names.map { name in
      guard let range = text.range, range.count == text.value.utf8.count, let place = name.range else {
        return Located(name.value, at: text.range)
      }
      return Located(
        name.value,
        at: range.lowerBound + place.lowerBound..<range.lowerBound + place.upperBound
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

/// Such as `%@`, `%1$lld` and `%%`, as `printf` and Foundation read them. A space isn't a flag, because of
/// texts such as `50 % of them`.
struct FormatSpecifiers {
  /// Omits flags and width, which a translation can change.
  struct Specifier: Hashable {
    /// `nil` for `%%` and `%arg`.
    var argument: Int?
    var type: String

    var isNumber: Bool { type == "arg" || type.last.map { "dDuUxXoOfFeEgGaA".contains($0) } ?? false }
  }

  private(set) var spellings: [Specifier: String] = [:]
  private(set) var all: [Specifier] = []

  static var pattern: Regex<(Substring, Substring?, Substring, Substring?, Substring?)> {
    let pattern =
      /%(?:([0-9]{1,4})\$)?(#@[^@%]{1,64}@|%|arg(?![A-Za-z])|[-+#0']*(?:[0-9]{0,3}|\*)(?:\.[0-9]{1,3})?(hh?|ll?|[qLztj])?([@dDiuUxXoOfFeEgGcCsSpaAn]))/
    return pattern
  }

  init(_ text: String) {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return }
    var next = 1
    for match in text.matches(of: Self.pattern) {
      let words = match.output.2
      guard words != "%", words != "arg" else {
        add(Specifier(argument: nil, type: String(words)), match.output.0)
        continue
      }
      // A '*' takes an argument, too.
      if match.output.1 == nil, words.contains("*") { next += 1 }
      let argument = match.output.1.flatMap { Int($0) } ?? next
      if match.output.1 == nil { next += 1 }
      guard let conversion = match.output.4 else { continue }
      let type = (match.output.3.map { String($0) } ?? "") + (conversion == "i" ? "d" : conversion)
      add(Specifier(argument: argument, type: type), match.output.0)
    }
  }

  static func parts(of text: String) -> Set<String> {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return [] }
    return Set(text.matches(of: /%(?:[0-9]{1,4}\$)?#@[^@%]{1,64}@/).map { String($0.output) })
  }

  private mutating func add(_ specifier: Specifier, _ spelling: Substring) {
    guard spellings.updateValue(String(spelling), forKey: specifier) == nil else { return }
    all.append(specifier)
  }
}
