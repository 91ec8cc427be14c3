import IntentDefinition
import IntentDiagnostics

/// The entries of a `.strings` table that share the comment before the first of them: each is on the line below the one
/// before it, and only the first has a comment before it.
///
/// A comment that `intentc` wrote, with a place or a mark, belongs to one entry alone.
struct StringsGroups {
  private let entries: [StringsTable.Entry]
  private let bytes: [UInt8]

  init(_ table: StringsTable) {
    (entries, bytes) = (table.entries, table.source.bytes)
  }

  /// The entries of the group that begins with an entry; empty if there is no such group.
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

  /// The line breaks in white space; `nil` if something else is there.
  private func breaks(in range: Range<Int>) -> Int? {
    guard bytes[range].allSatisfy(ScalarText.isSpace) else { return nil }
    return bytes[range].count { $0 == UInt8(ascii: "\n") }
  }
}
