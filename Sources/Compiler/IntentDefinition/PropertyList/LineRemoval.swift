/// Removes an element together with its line.
enum LineRemoval {
  /// The range of some elements plus the white space back to the end of the previous element. Removing it leaves
  /// neither an empty line nor a stray indent.
  static func range<Bytes: RandomAccessCollection<UInt8>>(
    of range: Range<Int>,
    in source: Bytes
  ) -> Range<Int> where Bytes.Index == Int {
    var start = range.lowerBound
    while start > source.startIndex, ScalarText.isSpace(source[start - 1]) { start -= 1 }
    return start..<range.upperBound
  }
}
