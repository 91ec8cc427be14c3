import IntentDefinition
import IntentDiagnostics

/// On one line, or as `//` comments on consecutive lines.
struct StringsComment {
  let range: Range<Int>
  let last: Range<Int>

  /// - Parameter previous: The preceding comment, if no entry is between them.
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

/// A translation's state at the end of the comment before the entry: the format itself can't express one.
package enum StringsMark: String, Sendable, Hashable {
  /// The entry still repeats the definition's text.
  case new = "intentc: new"
  /// The definition changed after the translation.
  case needsReview = "intentc: needs review"

  /// The range includes the old text that the mark quotes.
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

  init?(in comment: ArraySlice<UInt8>) {
    guard comment.count < 65_536 else { return nil }
    let isBlock = comment.dropFirst().first == UInt8(ascii: "*")
    let text = String(decoding: comment.dropFirst(2).dropLast(isBlock ? 2 : 0), as: UTF8.self)
    guard let (mark, _) = Self.last(in: text[...]) else { return nil }
    self = mark
  }
}

/// Reads the words of a comment for translators.
enum StringsNote {
  /// Removes delimiters, line breaks and trailing marks.
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

  /// Comments from `intentc` contain the text's place in the definition.
  static func isOwn(_ comment: ArraySlice<UInt8>) -> Bool {
    String(decoding: comment, as: UTF8.self).contains(" › ")
  }
}

/// Groups entries that share the comment before the first of them. In a group, each entry is on the line
/// after the previous entry. A comment from `intentc`, with a place or a mark, belongs to a single entry.
struct StringsGroups {
  private let entries: [StringsTable.Entry]
  private let bytes: [UInt8]

  init(_ table: StringsTable) {
    (entries, bytes) = (table.entries, table.source.bytes)
  }

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

  private func breaks(in range: Range<Int>) -> Int? {
    guard bytes[range].allSatisfy(ScalarText.isSpace) else { return nil }
    return bytes[range].count { $0 == UInt8(ascii: "\n") }
  }
}
