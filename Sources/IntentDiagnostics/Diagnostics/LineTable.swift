/// Finds lines and columns in the text of one file.
///
/// Built in one pass over the text. A lookup then takes about the same time anywhere,
/// even in a file that is one long line.
package struct LineTable: Sendable {
  /// A position as people and editors count it.
  package struct Position: Sendable, Hashable {
    /// The line, starting at 1.
    package var line: Int
    /// The column, starting at 1, in Unicode code points. A byte order mark is not counted.
    package var column: Int
  }

  private let source: SourceText
  private let hasByteOrderMark: Bool
  private let lineStarts: [Int]
  /// The number of code points before each block of the text.
  private let codePointsBeforeBlock: [Int]
  private static let blockSize = 1024

  /// Counts the lines of a text.
  package init(_ source: SourceText) {
    self.source = source
    hasByteOrderMark = source.bytes.starts(with: [0xEF, 0xBB, 0xBF])
    var starts = [0]
    var counts: [Int] = []
    counts.reserveCapacity(source.bytes.count / Self.blockSize + 1)
    source.bytes.withUnsafeBytes { bytes in
      var total = 0
      var start = 0
      while start < bytes.count {
        counts.append(total)
        let end = min(start + Self.blockSize, bytes.count)
        total += Self.scan(bytes, start..<end) { starts.append($0 + 1) }
        start = end
      }
      counts.append(total)
    }
    lineStarts = starts
    codePointsBeforeBlock = counts
  }

  /// The number of lines. The text after a final line break counts as one more, empty line.
  package var lineCount: Int { lineStarts.count }

  /// The line and column of a byte offset. An offset outside the text is clamped.
  package func position(of offset: Int) -> Position {
    let offset = min(max(offset, 0), source.bytes.count)
    let line = lineIndex(of: offset)
    var column = codePoints(before: offset) - codePoints(before: lineStarts[line])
    if line == 0, hasByteOrderMark, column > 0 {
      column -= 1
    }
    return Position(line: line + 1, column: column + 1)
  }

  /// The byte range of a line, counted from 1, without its line break and byte order mark.
  /// Empty if the text does not have the line.
  package func range(ofLine line: Int) -> Range<Int> {
    guard line >= 1, line <= lineStarts.count else { return source.bytes.count..<source.bytes.count }
    let start = lineStarts[line - 1] + (line == 1 && hasByteOrderMark ? 3 : 0)
    guard line < lineStarts.count else { return start..<source.bytes.count }
    var end = lineStarts[line] - 1
    if end > start, source.bytes[end - 1] == UInt8(ascii: "\r") {
      end -= 1
    }
    return start..<end
  }

  /// The text of a line, counted from 1, without its line break. Invalid UTF-8 becomes U+FFFD.
  package func text(ofLine line: Int) -> String {
    String(decoding: source.bytes[range(ofLine: line)], as: UTF8.self)
  }

  private func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset {
        low = middle
      } else {
        high = middle
      }
    }
    return low
  }

  private func codePoints(before offset: Int) -> Int {
    let block = offset / Self.blockSize
    return source.bytes.withUnsafeBytes { bytes in
      codePointsBeforeBlock[block] + Self.scan(bytes, block * Self.blockSize..<offset) { _ in }
    }
  }

  /// Counts the code points that start in a range, and calls back with the offsets of its line breaks. Reads eight
  /// bytes at a time, because it processes every byte of every file with a diagnostic.
  private static func scan(
    _ bytes: UnsafeRawBufferPointer,
    _ range: Range<Int>,
    lineBreak: (Int) -> Void
  ) -> Int {
    var continuations = 0
    var offset = range.lowerBound
    while offset + 8 <= range.upperBound {
      let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      continuations += (word >> 7 & ~word >> 6 & 0x0101_0101_0101_0101).nonzeroBitCount
      let breaks = word ^ 0x0A0A_0A0A_0A0A_0A0A
      if (breaks &- 0x0101_0101_0101_0101) & ~breaks & 0x8080_8080_8080_8080 != 0 {
        for index in offset..<offset + 8 where bytes[index] == UInt8(ascii: "\n") {
          lineBreak(index)
        }
      }
      offset += 8
    }
    while offset < range.upperBound {
      if bytes[offset] & 0xC0 == 0x80 {
        continuations += 1
      } else if bytes[offset] == UInt8(ascii: "\n") {
        lineBreak(offset)
      }
      offset += 1
    }
    return range.count - continuations
  }
}
