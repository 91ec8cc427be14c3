import IntentDefinition
import IntentDiagnostics

/// The comment of an entry in a `.strings` file: on one line, or as `//` comments on consecutive lines.
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

/// Groups entries that share the comment before the first of them. In a group, each entry is on the line
/// after the previous entry. A comment from `intentc`, with a place, belongs to a single entry.
struct StringsGroups {
  private let entries: [StringsTable.Entry]
  private let bytes: [UInt8]

  init(_ table: StringsTable) {
    (entries, bytes) = (table.entries, table.source.bytes)
  }

  subscript(first: Int) -> Range<Int> {
    let entry = entries[first]
    guard let comments = entry.comments, let start = entry.range?.lowerBound,
      breaks(in: comments.upperBound..<start) == 1,
      !String(decoding: bytes[comments], as: UTF8.self).contains(TextComment.separator)
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
