extension Comparison {
  /// Shortens a text to fit a sentence.
  package static func shortened(_ text: String) -> String {
    let (text, quote) = unquoted(text)
    return quote + (text.count > 60 ? "\(text.prefix(59))…" : String(text)) + quote
  }

  /// Shortens two texts to fit a sentence, and keeps the part that differs.
  package static func shortened(_ old: String, _ new: String) -> (old: String, new: String) {
    let (before, now) = (unquoted(old), unquoted(new))
    let same = zip(before.text, now.text).prefix { $0 == $1 }.count
    // The difference is near the start, or there is none.
    guard same > 40, before.text.count > 60 || now.text.count > 60, before.text != now.text else {
      return (shortened(old), shortened(new))
    }
    let skipped = same - 20
    return (
      before.quote + "…" + shortened(String(before.text.dropFirst(skipped))) + before.quote,
      now.quote + "…" + shortened(String(now.text.dropFirst(skipped))) + now.quote
    )
  }

  /// Splits a value's words into the text and its quotes.
  private static func unquoted(_ text: String) -> (text: Substring, quote: String) {
    text.count > 1 && text.hasPrefix("'") && text.hasSuffix("'")
      ? (text.dropFirst().dropLast(), "'") : (text[...], "")
  }
}
