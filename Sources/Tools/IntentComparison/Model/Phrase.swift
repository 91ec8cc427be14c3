import IntentCompiler
import IntentDiagnostics

extension Contract {
  /// A phrase of an App Shortcut. Two phrases are equal wherever they stand.
  struct Phrase: Sendable, Hashable {
    var intent: String
    var text: String
    /// The spoken words, without the names of placeholders.
    let words: [String]
    /// Whether no part of the text is left to a build.
    let isKnown: Bool
    var location: SourceLocation?
    /// The condition of the `#if` or `if #available` around it.
    var condition: String?

    init(intent: String, text: String, isKnown: Bool, location: SourceLocation?, condition: String?) {
      (self.intent, self.text, self.isKnown) = (intent, text, isKnown)
      (self.location, self.condition) = (location, condition)
      words = Placeholder.pieces(of: text).map { SpokenText.spoken($0.words) }
    }

    static func == (one: Phrase, other: Phrase) -> Bool {
      one.intent == other.intent && one.words == other.words
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(intent)
      hasher.combine(words)
    }
  }
}

/// Reduces a phrase to its spoken words. Siri doesn't hear capitals, punctuation or the width of characters.
enum SpokenText {
  static func spoken(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars { result.unicodeScalars.append(usual(scalar)) }
    return result.lowercased().filter { !$0.isWhitespace && (!$0.isPunctuation || spoken.contains($0)) }
  }

  /// Punctuation that people speak.
  private static let spoken: Set<Character> = ["#", "%", "&", "*", "/", "@"]

  /// The usual width of a character. East Asian texts also use wide Latin letters, digits and signs, and
  /// narrow katakana.
  private static func usual(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
    case 0xFF66...0xFF9F: katakana[Int(scalar.value - 0xFF66)]
    default: scalar
    }
  }

  /// The katakana of usual width, in the order of the narrow ones. The last two are the voiced marks.
  private static let katakana = Array(
    ("ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン"
      + "\u{3099}\u{309A}").unicodeScalars
  )
}
