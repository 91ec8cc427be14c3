/// The state of a translation in a `.strings` table, which the format itself cannot express: the last words of the
/// comment before the entry.
package enum StringsMark: String, Sendable, Hashable {
  /// The entry repeats the text of the definition and is not translated yet.
  case new = "intentc: new"
  /// The text of the definition changed after it was translated.
  case needsReview = "intentc: needs review"

  /// The first mark in a text, and where it is, with what it says besides the state.
  package static func first(in text: String) -> (mark: StringsMark, range: Range<String.Index>)? {
    let found = [Self.new, .needsReview].compactMap { mark in
      text.firstRange(of: mark.rawValue).map { (mark: mark, range: $0) }
    }
    guard let first = found.min(by: { $0.range.lowerBound < $1.range.lowerBound }) else { return nil }
    let rest = text[first.range.upperBound...]
    let start = ", was \""
    guard rest.hasPrefix(start), let end = rest.dropFirst(start.count).firstIndex(of: "\"") else {
      return first
    }
    return (first.mark, first.range.lowerBound..<text.index(after: end))
  }

  /// The mark with the former text.
  package func words(former: String?) -> String {
    guard let former else { return rawValue }
    return "\(rawValue), was \"\(former.replacing("\"", with: "'"))\""
  }

  /// The mark in a comment.
  init?(in comment: ArraySlice<UInt8>) {
    guard comment.count < 65_536 else { return nil }
    let text = String(decoding: comment, as: UTF8.self)
    guard let (mark, _) = Self.first(in: text) else { return nil }
    self = mark
  }
}
