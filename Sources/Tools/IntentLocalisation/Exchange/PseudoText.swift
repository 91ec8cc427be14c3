import IntentCompiler

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

  /// Whether a language is one of the pseudo-languages, under its usual name.
  package static func isLanguage(_ name: String) -> Bool {
    allCases.contains { TableLanguage.isSame($0.language, name) }
  }

  /// A text in the pseudo-language. Placeholders stay.
  package func text(_ text: String) -> String {
    switch self {
    case .accented:
      let words = Self.mapped(text, Self.accents)
      let padding = String(repeating: "~", count: (text.count + 2) / 3)
      return "[\(words) \(padding)]"
    case .doubled: return "\(text) \(Self.withoutArguments(text))"
    case .rightToLeft: return Self.mapped(text, Self.hebrew)
    }
  }

  /// The text with other letters outside its placeholders `${name}` and `%1$@`.
  private static func mapped(_ text: String, _ letters: [Character: Character]) -> String {
    var result = ""
    var position = text.startIndex
    for range in kept(in: text) {
      result += text[position..<range.lowerBound].map { letters[$0] ?? $0 }
      result += text[range]
      position = range.upperBound
    }
    return result + text[position...].map { letters[$0] ?? $0 }
  }

  /// The text without the specifiers that would take another argument if they were there twice.
  private static func withoutArguments(_ text: String) -> String {
    var result = ""
    var position = text.startIndex
    for match in text.matches(of: FormatSpecifiers.pattern)
    where match.output.1 == nil && match.output.2 != "%" {
      result += text[position..<match.range.lowerBound]
      position = match.range.upperBound
    }
    return result + text[position...]
  }

  /// The ranges of placeholders and specifiers.
  private static func kept(in text: String) -> [Range<String.Index>] {
    var ranges: [Range<String.Index>] = []
    let all = text.ranges(of: /\$\{[^}]*\}/) + text.matches(of: FormatSpecifiers.pattern).map(\.range)
    for range in all.sorted(by: { $0.lowerBound < $1.lowerBound })
    where range.lowerBound >= ranges.last?.upperBound ?? text.startIndex {
      ranges.append(range)
    }
    return ranges
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

/// Writes a `.strings` table in a pseudo-language.
package enum PseudoExport {
  package static func text(of list: TextList, as pseudo: PseudoText) -> String {
    let table = list.units(for: []).filter(\.id.form.isEmpty).map { unit in
      let text = StringsLiteral.quoted(pseudo.text(unit.source))
      return "\(StringsLiteral.quoted(unit.id.key)) = \(text);\n"
    }.joined()
    return head(of: table.utf8) + table
  }

  /// Whether a file is a table that ``text(of:as:)`` returned for any definition and that nobody changed since.
  package static func isTable(_ bytes: [UInt8]) -> Bool {
    let table = bytes.dropFirst(head(of: []).utf8.count)
    return bytes.starts(with: head(of: table).utf8)
  }

  /// The start of a table, which identifies it. It always has the same length.
  private static func head(of table: some Sequence<UInt8>) -> String {
    "/* \(Digest.text(of: table)): from 'intentc strings pseudo', which replaces this file if nobody changed it */\n\n"
  }
}
