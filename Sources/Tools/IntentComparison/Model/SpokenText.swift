/// Reduces a phrase to its spoken words. Siri doesn't hear capitals, punctuation or the width of characters.
enum SpokenText {
  static func spoken(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars { result.unicodeScalars.append(usual(scalar)) }
    return result.lowercased().filter { !$0.isWhitespace && (!$0.isPunctuation || spoken.contains($0)) }
  }

  /// Punctuation that people speak.
  private static let spoken: Set<Character> = ["#", "%", "&", "*", "/", "@"]

  /// The usual width of a Latin letter, a digit or a sign. East Asian texts also use wide ones.
  private static func usual(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    (0xFF01...0xFF5E).contains(scalar.value) ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar
  }
}
