/// Texts that look like a translation and can still be read, to test layouts.
package enum PseudoText: String, Sendable, CaseIterable {
  /// Letters have accents, and texts are a third longer.
  case accented
  /// Texts are twice as long.
  case doubled
  /// Letters are Hebrew, so texts run from right to left.
  case rightToLeft = "right-to-left"

  /// The usual name of the language.
  package var language: String {
    switch self {
    case .accented: "en-XA"
    case .doubled: "en-XD"
    case .rightToLeft: "ar-XB"
    }
  }

  /// A text in the pseudo-language. Placeholders stay.
  package func text(_ text: String) -> String {
    switch self {
    case .accented:
      let words = Self.mapped(text, Self.accents)
      let padding = String(repeating: "~", count: (text.count + 2) / 3)
      return "[\(words) \(padding)]"
    case .doubled: return "\(text) \(text)"
    case .rightToLeft: return Self.mapped(text, Self.hebrew)
    }
  }

  /// The text with other letters outside its placeholders `${name}` and `%1$@`.
  private static func mapped(_ text: String, _ letters: [Character: Character]) -> String {
    var result = ""
    var rest = text[...]
    while let match = rest.firstMatch(of: /\$\{[^}]*\}|%(?:[0-9]+\$)?(?:#@[^@]*@|[0-9.]*l{0,2}[a-zA-Z@]|%)/) {
      result += rest[..<match.range.lowerBound].map { letters[$0] ?? $0 }
      result += match.output
      rest = rest[match.range.upperBound...]
    }
    return result + rest.map { letters[$0] ?? $0 }
  }

  private static let accents = table(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ"
  )
  private static let hebrew = table(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "אבצדעפגהיזכלמנוקחרסטשבוחיזאבצדעפגהיזכלמנוקחרסטשבוחיז"
  )

  private static func table(_ from: String, _ to: String) -> [Character: Character] {
    Dictionary(zip(from, to)) { first, _ in first }
  }
}
