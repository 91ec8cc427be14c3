/// The state of a translation in a `.strings` table, which the format itself cannot express: the last words of the
/// comment before the entry.
package enum StringsMark: String, Sendable, Hashable {
  /// The entry repeats the text of the definition and is not translated yet.
  case new = "intentc: new"
  /// The text of the definition changed after it was translated.
  case needsReview = "intentc: needs review"

  /// The mark that a text ends with, and where it is, with the former text.
  package static func last(in text: Substring) -> (mark: StringsMark, range: Range<String.Index>)? {
    let end = text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? text.startIndex
    let words = text[..<end]
    for mark in [Self.new, .needsReview] where words.hasSuffix(mark.rawValue) {
      return found(mark, at: words.index(end, offsetBy: -mark.rawValue.count), end, in: text)
    }
    let start = needsReview.rawValue + ", was \""
    guard words.last == "\"", let quote = words.dropLast().lastIndex(of: "\""),
      words[...quote].hasSuffix(start)
    else { return nil }
    return found(.needsReview, at: words.index(quote, offsetBy: 1 - start.count), end, in: text)
  }

  /// A mark that begins a text or follows white space.
  private static func found(
    _ mark: StringsMark,
    at start: String.Index,
    _ end: String.Index,
    in text: Substring
  ) -> (mark: StringsMark, range: Range<String.Index>)? {
    guard text[..<start].last?.isWhitespace ?? true else { return nil }
    return (mark, start..<end)
  }

  /// The mark with the former text.
  package func words(former: String?) -> String {
    guard let former else { return rawValue }
    return "\(rawValue), was \"\(former.replacing("\"", with: "'"))\""
  }

  /// The mark that a comment, with its delimiters, ends with.
  init?(in comment: ArraySlice<UInt8>) {
    guard comment.count < 65_536 else { return nil }
    let isBlock = comment.dropFirst().first == UInt8(ascii: "*")
    let text = String(decoding: comment.dropFirst(2).dropLast(isBlock ? 2 : 0), as: UTF8.self)
    guard let (mark, _) = Self.last(in: text[...]) else { return nil }
    self = mark
  }
}
