extension BidirectionalCollection<String> {
  /// `de, fr and ja`. Of a long list, only the words that it shows are read.
  package var listed: String {
    guard let last, count > 1 else { return first ?? "" }
    if count > 20 { return prefix(19).joined(separator: ", ") + " and \(count - 19) more" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}

/// `1 file`, `2 files`.
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

extension String {
  /// Whether the text contains only white space and control characters.
  package var isBlank: Bool {
    !utf8.contains { $0 > UInt8(ascii: " ") }
  }

  package var shortened: String {
    unicodeScalars.count > 60 ? String(String.UnicodeScalarView(unicodeScalars.prefix(60))) + "…" : self
  }
}

extension StringProtocol {
  /// The text without white space around it.
  package var trimmed: String {
    guard let start = firstIndex(where: { !$0.isWhitespace }),
      let end = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[start...end])
  }
}

extension Dictionary {
  /// Makes a dictionary in which the first of several values with the same key counts.
  @inlinable
  package init(firsts pairs: some Sequence<(Key, Value)>) {
    self.init(pairs, uniquingKeysWith: { first, _ in first })
  }
}
