/// Reduces a phrase to its spoken words. Siri doesn't hear capitals, punctuation or the width of characters.
enum SpokenText {
  static func spoken(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars { result.unicodeScalars.append(usual(scalar)) }
    return result.lowercased().filter { !$0.isWhitespace && (!$0.isPunctuation || spoken.contains($0)) }
  }

  /// Punctuation that people speak.
  private static let spoken: Set<Character> = ["#", "%", "&", "*", "/", "@"]

  /// The usual width of a character. East Asian texts also use characters of other widths.
  private static func usual(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0xFF01...0xFF5E: return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
    case 0xFF66...0xFF9D: return katakana[Int(scalar.value - 0xFF66)]
    // Marks of the sound, which then combine with the letter before.
    case 0xFF9E, 0xFF9F: return Unicode.Scalar(scalar.value - 0xFF9E + 0x3099) ?? scalar
    default: return scalar
    }
  }

  private static let katakana = Array(
    "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン".unicodeScalars
  )
}
