/// Removing an element with the line that it stands on.
enum LineRemoval {
  /// The range of some elements, and the white space before them back to the end of the element before. So
  /// neither an empty line nor a loose indent is left.
  static func range<Bytes: RandomAccessCollection<UInt8>>(
    of range: Range<Int>,
    in source: Bytes
  ) -> Range<Int> where Bytes.Index == Int {
    var start = range.lowerBound
    while start > source.startIndex, ScalarText.isSpace(source[start - 1]) { start -= 1 }
    return start..<range.upperBound
  }
}
