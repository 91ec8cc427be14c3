extension Comparison {
  /// As much of a text as fits into a sentence.
  package static func shortened(_ text: String) -> String {
    let (text, quote) = unquoted(text)
    return quote + (text.count > 60 ? "\(text.prefix(59))…" : String(text)) + quote
  }

  /// As much of two texts as fits into a sentence, with what is different in them.
  static func shortened(_ old: String, _ new: String) -> (old: String, new: String) {
    let (before, now) = (unquoted(old), unquoted(new))
    let same = zip(before.text, now.text).prefix { $0 == $1 }.count
    // What is different stands early enough, or nowhere.
    guard same > 40, before.text.count > 60 || now.text.count > 60, before.text != now.text else {
      return (shortened(old), shortened(new))
    }
    let skipped = same - 20
    return (
      before.quote + "…" + shortened(String(before.text.dropFirst(skipped))) + before.quote,
      now.quote + "…" + shortened(String(now.text.dropFirst(skipped))) + now.quote
    )
  }

  /// A text without the quotes that the words of a value have, and these.
  private static func unquoted(_ text: String) -> (text: Substring, quote: String) {
    text.count > 1 && text.hasPrefix("'") && text.hasSuffix("'")
      ? (text.dropFirst().dropLast(), "'") : (text[...], "")
  }
}
