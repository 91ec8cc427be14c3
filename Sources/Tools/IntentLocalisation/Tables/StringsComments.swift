import IntentDefinition
import IntentDiagnostics

/// A comment of a `.strings` table. Comments on one line form one comment, and so do `//` comments on
/// consecutive lines.
struct StringsComment {
  let range: Range<Int>
  /// The bytes of its last part, from its `//` or `/*`.
  let last: Range<Int>

  /// Merges a part with the preceding comment if they belong together.
  ///
  /// - Parameters:
  ///   - part: The bytes of the part.
  ///   - previous: The preceding comment, if no entry is between them.
  init(_ part: Range<Int>, after previous: StringsComment?, in bytes: [UInt8]) {
    last = part
    guard let previous else {
      range = part
      return
    }
    let breaks = bytes[previous.range.upperBound..<part.lowerBound].count { $0 == UInt8(ascii: "\n") }
    let isLine = [previous.last, part].allSatisfy { bytes[$0].starts(with: "//".utf8) }
    range = breaks == 0 || breaks == 1 && isLine ? previous.range.lowerBound..<part.upperBound : part
  }
}

/// The state of a translation, which the format itself can't express. It is stored at the end of the comment
/// before an entry.
package enum StringsMark: String, Sendable, Hashable {
  /// The entry repeats the definition's text and isn't translated yet.
  case new = "intentc: new"
  /// The definition's text changed after the translation.
  case needsReview = "intentc: needs review"

  /// Finds the mark at the end of a text. The range includes the old text that the mark quotes.
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

  /// Accepts a mark at the start of a text or after whitespace.
  private static func found(
    _ mark: StringsMark,
    at start: String.Index,
    _ end: String.Index,
    in text: Substring
  ) -> (mark: StringsMark, range: Range<String.Index>)? {
    guard text[..<start].last?.isWhitespace ?? true else { return nil }
    return (mark, start..<end)
  }

  package func words(former: String?) -> String {
    guard let former else { return rawValue }
    return "\(rawValue), was \"\(former.replacing("\"", with: "'"))\""
  }

  /// Reads the mark at the end of a comment, which includes its delimiters.
  init?(in comment: ArraySlice<UInt8>) {
    guard comment.count < 65_536 else { return nil }
    let isBlock = comment.dropFirst().first == UInt8(ascii: "*")
    let text = String(decoding: comment.dropFirst(2).dropLast(isBlock ? 2 : 0), as: UTF8.self)
    guard let (mark, _) = Self.last(in: text[...]) else { return nil }
    self = mark
  }
}

enum StringsNote {
  /// The words on one line, without delimiters and trailing marks.
  static func words(of comment: ArraySlice<UInt8>) -> String {
    let text = String(decoding: comment, as: UTF8.self)
    let lines = text.split(whereSeparator: \.isNewline).map { line in
      var line = line.drop(while: \.isWhitespace)
      if line.hasPrefix("//") { line = line.drop { $0 == "/" } }
      return line
    }
    let words = lines.joined(separator: " ").replacing("/*", with: " ").replacing("*/", with: " ")
    return plain(words.split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }

  static func plain(_ text: String) -> String {
    var words = text[...]
    while let mark = StringsMark.last(in: words) {
      words = words[..<mark.range.lowerBound]
      while words.last?.isWhitespace == true { words.removeLast() }
    }
    return String(words)
  }

  /// Whether `intentc` wrote a comment, which then contains the text's place.
  static func isOwn(_ comment: ArraySlice<UInt8>) -> Bool {
    String(decoding: comment, as: UTF8.self).contains(" › ")
  }
}

/// Groups the entries of a `.strings` table that share the first one's comment. Each follows on the next
/// line, and only the first is preceded by a comment.
///
/// A comment that `intentc` wrote, with a place or a mark, belongs to a single entry.
struct StringsGroups {
  private let entries: [StringsTable.Entry]
  private let bytes: [UInt8]

  init(_ table: StringsTable) {
    (entries, bytes) = (table.entries, table.source.bytes)
  }

  /// The group that begins at an entry; empty if there is none.
  subscript(first: Int) -> Range<Int> {
    let entry = entries[first]
    guard let comments = entry.comments, let start = entry.range?.lowerBound,
      breaks(in: comments.upperBound..<start) == 1, entry.mark == nil,
      !StringsNote.isOwn(bytes[comments])
    else { return first..<first }
    var end = first + 1
    while end < entries.count, entries[end].comments == nil, let before = entries[end - 1].extent?.upperBound,
      let next = entries[end].range?.lowerBound, breaks(in: before..<next) == 1
    {
      end += 1
    }
    return end == first + 1 ? first..<first : first..<end
  }

  /// Counts line breaks in whitespace; `nil` if there is anything else.
  private func breaks(in range: Range<Int>) -> Int? {
    guard bytes[range].allSatisfy(ScalarText.isSpace) else { return nil }
    return bytes[range].count { $0 == UInt8(ascii: "\n") }
  }
}
