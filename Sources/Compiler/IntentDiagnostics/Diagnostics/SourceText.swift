/// The text of a file, always in UTF-8, so that every location is a byte range.
package struct SourceText: Sendable, Hashable {
  package var path: String
  /// Empty for a binary property list.
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// A file, and a range of its bytes.
package struct SourceLocation: Sendable, Hashable {
  package var file: String
  /// `nil` for the whole file and for a binary property list.
  package var range: Range<Int>?

  package init(file: String, range: Range<Int>? = nil) {
    self.file = file
    self.range = range
  }
}

/// Finds lines and columns, equally fast anywhere, even in one long line.
package struct LineTable: Sendable {
  /// A line and a column, as people count.
  package struct Position: Sendable, Hashable {
    /// The line, counted from 1.
    package var line: Int
    /// The column in Unicode code points, counted from 1 without a byte order mark.
    package var column: Int
  }

  /// How many code points and line breaks precede a block.
  private struct Counts: Sendable {
    var codePoints = 0
    var lineBreaks = 0
  }

  private let source: SourceText
  private let hasByteOrderMark: Bool
  /// A large file has too many lines to store the start of each.
  private let countsBeforeBlock: [Counts]
  private static let blockSize = 1024

  package init(_ source: SourceText) {
    self.source = source
    hasByteOrderMark = source.bytes.starts(with: [0xEF, 0xBB, 0xBF])
    var counts = [Counts()]
    for start in stride(from: 0, to: source.bytes.count, by: Self.blockSize) {
      let end = min(start + Self.blockSize, source.bytes.count)
      counts.append(Self.counts(in: source.bytes[start..<end], after: counts[counts.count - 1]))
    }
    countsBeforeBlock = counts
  }

  /// Includes an empty line after a final line break.
  package var lineCount: Int { (countsBeforeBlock.last?.lineBreaks ?? 0) + 1 }

  package func position(of offset: Int) -> Position {
    let offset = min(max(offset, 0), source.bytes.count)
    let before = counts(before: offset)
    let line = before.lineBreaks
    var column = before.codePoints - counts(before: start(ofLineAt: line)).codePoints
    if line == 0, hasByteOrderMark, column > 0 {
      column -= 1
    }
    return Position(line: line + 1, column: column + 1)
  }

  /// The bytes of a line, counted from 1, without its line break and a byte order mark.
  package func range(ofLine line: Int) -> Range<Int> {
    guard line >= 1, line <= lineCount else { return source.bytes.count..<source.bytes.count }
    let start = start(ofLineAt: line - 1) + (line == 1 && hasByteOrderMark ? 3 : 0)
    guard line < lineCount else { return start..<source.bytes.count }
    var end = self.start(ofLineAt: line) - 1
    if end > start, source.bytes[end - 1] == UInt8(ascii: "\r") {
      end -= 1
    }
    return start..<end
  }

  /// The text of a line without its line break. Invalid UTF-8 becomes U+FFFD.
  package func text(ofLine line: Int) -> String {
    String(decoding: source.bytes[range(ofLine: line)], as: UTF8.self)
  }

  private func start(ofLineAt index: Int) -> Int {
    guard index > 0 else { return 0 }
    var low = 0
    var high = countsBeforeBlock.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if countsBeforeBlock[middle].lineBreaks < index {
        low = middle
      } else {
        high = middle
      }
    }
    var lineBreaks = countsBeforeBlock[low].lineBreaks
    var offset = low * Self.blockSize
    while offset < source.bytes.count {
      if source.bytes[offset] == UInt8(ascii: "\n") { lineBreaks += 1 }
      offset += 1
      if lineBreaks == index { break }
    }
    return offset
  }

  private func counts(before offset: Int) -> Counts {
    let block = offset / Self.blockSize
    return Self.counts(in: source.bytes[block * Self.blockSize..<offset], after: countsBeforeBlock[block])
  }

  private static func counts(in bytes: ArraySlice<UInt8>, after before: Counts) -> Counts {
    var counts = Counts(codePoints: before.codePoints + bytes.codePointCount, lineBreaks: before.lineBreaks)
    var rest = bytes
    while let lineBreak = rest.position(of: UInt8(ascii: "\n")) {
      counts.lineBreaks += 1
      rest = rest[(lineBreak + 1)...]
    }
    return counts
  }
}

/// Finds the line and column of locations. Counts the lines of a file only once.
package struct SourceMap: Sendable {
  private let sources: [String: SourceText]
  private var tables: [String: LineTable] = [:]

  package init(_ sources: [SourceText]) {
    self.sources = Dictionary(firsts: sources.lazy.map { ($0.path, $0) })
  }

  /// The line and column, from 1; `nil` without a range, and if the file has no lines.
  package mutating func start(of location: SourceLocation) -> LineTable.Position? {
    guard let range = location.range else { return nil }
    return lines(of: location.file)?.position(of: range.lowerBound)
  }

  package mutating func end(of location: SourceLocation) -> LineTable.Position? {
    guard let range = location.range else { return nil }
    return lines(of: location.file)?.position(of: range.upperBound)
  }

  package func source(of file: String) -> SourceText? {
    sources[file]
  }

  /// `nil` for an unknown file and for a binary one, which has no lines.
  package mutating func lines(of file: String) -> LineTable? {
    if let table = tables[file] { return table }
    guard let source = sources[file], !source.bytes.isEmpty else { return nil }
    let table = LineTable(source)
    tables[file] = table
    return table
  }
}
