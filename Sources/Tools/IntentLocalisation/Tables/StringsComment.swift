/// A comment of a `.strings` table. Comments on one line, and `//` in lines directly one below another, are one comment.
struct StringsComment {
  /// The bytes of the whole comment.
  let range: Range<Int>
  /// The bytes of its last part, from its `//` or `/*`.
  let last: Range<Int>

  /// Adds a part to the comment before it, if they are one.
  ///
  /// - Parameters:
  ///   - part: The bytes of the part.
  ///   - previous: The comment before it, if no entry is between them.
  ///   - bytes: The text of the table.
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
