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

  private static func unquoted(_ text: String) -> (text: Substring, quote: String) {
    text.count > 1 && text.hasPrefix("'") && text.hasSuffix("'")
      ? (text.dropFirst().dropLast(), "'") : (text[...], "")
  }

  /// The start of a sentence about some names, such as `'a' and 'b' are`; `nil` without any.
  static func subject(_ names: [String], isAll: Bool = true) -> String? {
    guard let last = names.last else { return nil }
    guard names.count > 1 else { return "\(last) is" }
    guard names.count > 4 else { return "\(names.dropLast().joined(separator: ", ")) and \(last) are" }
    return "\(names.prefix(3).joined(separator: ", ")) and \(isAll ? "\(names.count - 3)" : "many") more are"
  }
}

extension StringProtocol where SubSequence == Substring {
  var trimmed: Substring {
    var result = drop(while: \.isWhitespace)
    while result.last?.isWhitespace == true { result.removeLast() }
    return result
  }
}
