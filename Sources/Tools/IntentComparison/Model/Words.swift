/// Parts of sentences that several families of changes share.
enum Words {
  static func shortened(_ text: String) -> String {
    let (text, quote) = unquoted(text)
    return quote + (text.count > 60 ? "\(text.prefix(59))…" : String(text)) + quote
  }

  /// Shortens two texts for a message, and keeps the part that differs.
  static func shortened(_ old: String, _ new: String) -> (old: String, new: String) {
    let (before, now) = (unquoted(old), unquoted(new))
    let same = zip(before.text, now.text).prefix { $0 == $1 }.count
    guard same > 40, before.text.count > 60 || now.text.count > 60, before.text != now.text else {
      return (shortened(old), shortened(new))
    }
    let skipped = same - 20
    return (
      before.quote + "…" + shortened(String(before.text.dropFirst(skipped))) + before.quote,
      now.quote + "…" + shortened(String(now.text.dropFirst(skipped))) + now.quote
    )
  }

  /// The first releases of a list, and how many more there are.
  static func releases(_ names: [String]) -> String {
    let more = names.count > 5 ? " and \(names.count - 5) more" : ""
    return names.prefix(5).map { "'\($0)'" }.joined(separator: ", ") + more
  }

  private static func unquoted(_ text: String) -> (text: Substring, quote: String) {
    text.count > 1 && text.hasPrefix("'") && text.hasSuffix("'")
      ? (text.dropFirst().dropLast(), "'") : (text[...], "")
  }
}
