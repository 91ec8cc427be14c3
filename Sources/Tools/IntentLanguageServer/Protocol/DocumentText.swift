import IntentDiagnostics
import IntentLocalisation

/// Converts between byte offsets and the protocol's lines and characters, which count from 0.
struct DocumentText {
  let bytes: [UInt8]
  private let lines: LineTable
  private let wide: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = LineTable(SourceText(path: "", bytes: bytes))
    wide = bytes.indices.filter { bytes[$0] >= 0xF0 }
  }

  func position(of offset: Int, _ encoding: PositionEncoding) -> JSONTree {
    let offset = min(max(offset, 0), bytes.count)
    let position = lines.position(of: offset)
    let start = lines.range(ofLine: position.line).lowerBound
    let character =
      switch encoding {
      case .utf8: max(0, offset - start)
      case .utf16: position.column - 1 + wideCharacters(before: offset) - wideCharacters(before: start)
      case .utf32: position.column - 1
      }
    return ["line": .integer(position.line - 1), "character": .integer(max(0, character))]
  }

  private func wideCharacters(before offset: Int) -> Int {
    var (low, high) = (0, wide.count)
    while low < high {
      let middle = (low + high) / 2
      if wide[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func range(_ range: Range<Int>, _ encoding: PositionEncoding) -> JSONTree {
    ["start": position(of: range.lowerBound, encoding), "end": position(of: range.upperBound, encoding)]
  }

  /// The protocol requires that positions past the end of a line mean the end.
  func offset(of position: JSONTree?, _ encoding: PositionEncoding) throws(ResponseError) -> Int {
    let (line, character) = try Self.numbers(of: position)
    guard line < lines.lineCount else { return bytes.count }
    return encoding.offset(of: character, in: bytes[lines.range(ofLine: line + 1)])
  }

  fileprivate static func numbers(
    of position: JSONTree?
  ) throws(ResponseError) -> (line: Int, character: Int) {
    guard let line = position?["line"]?.integer, let character = position?["character"]?.integer, line >= 0,
      character >= 0
    else { throw ResponseError(.invalidParameters, "a position needs a line and a character") }
    return (line, character)
  }

  func range(of range: JSONTree?, _ encoding: PositionEncoding) throws(ResponseError) -> Range<Int> {
    let start = try offset(of: range?["start"], encoding)
    let end = try offset(of: range?["end"], encoding)
    return start..<max(start, end)
  }

  /// The whole lines of a range, without the last line break.
  func lines(of range: Range<Int>) -> Range<Int> {
    let (first, last) = (lines.position(of: range.lowerBound).line, lines.position(of: range.upperBound).line)
    return lines.range(ofLine: first).lowerBound..<lines.range(ofLine: last).upperBound
  }

  func changed(_ changes: [JSONTree], _ encoding: PositionEncoding) throws(ResponseError) -> DocumentText {
    var lines = DocumentLines(bytes)
    for change in changes {
      guard let new = change["text"]?.string else {
        throw ResponseError(.invalidParameters, "a change needs a 'text'")
      }
      guard let range = change["range"], range.kind != .null else {
        lines = DocumentLines(Array(new.utf8))
        continue
      }
      try lines.replace(range["start"], range["end"], with: new, encoding)
    }
    return DocumentText(lines.bytes)
  }
}

/// The lines of a document. A change costs no more than the lines that it touches.
private struct DocumentLines {
  /// Includes line breaks, except in the last line, which may be empty.
  private var lines: [ArraySlice<UInt8>]

  init(_ bytes: [UInt8]) {
    lines = Self.lines(of: bytes[...])
  }

  var bytes: [UInt8] { Array(lines.joined()) }

  private static func lines(of bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = bytes
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(rest[...end])
      rest = rest[(end + 1)...]
    }
    return lines + [rest]
  }

  mutating func replace(
    _ start: JSONTree?,
    _ end: JSONTree?,
    with new: String,
    _ encoding: PositionEncoding
  ) throws(ResponseError) {
    let first = try offset(of: start, encoding)
    var last = try offset(of: end, encoding)
    if last < first { last = first }
    let text = lines[first.line][..<first.offset] + new.utf8 + lines[last.line][last.offset...]
    lines.replaceSubrange(first.line...last.line, with: Self.lines(of: text))
  }

  private func offset(
    of position: JSONTree?,
    _ encoding: PositionEncoding
  ) throws(ResponseError) -> (line: Int, offset: Int) {
    let (line, character) = try DocumentText.numbers(of: position)
    guard line < lines.count else { return (lines.count - 1, lines[lines.count - 1].endIndex) }
    var text = lines[line]
    if line == 0, text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    if text.last == UInt8(ascii: "\n") {
      text = text.dropLast(text.dropLast().last == UInt8(ascii: "\r") ? 2 : 1)
    }
    return (line, encoding.offset(of: character, in: text))
  }
}

/// The units in which a client counts the characters of a line.
enum PositionEncoding: String, CaseIterable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// Takes the first known encoding that a client offers. Without an offer, the protocol requires UTF-16.
  init(offered: [String]) {
    self = offered.lazy.compactMap(PositionEncoding.init).first ?? .utf16
  }

  func offset(of character: Int, in line: ArraySlice<UInt8>) -> Int {
    var units = 0
    for index in line.indices {
      let more = self.units(ofByte: line[index])
      if more > 0, units + more > character {
        return line[...index].lastIndex { $0 & 0xC0 != 0x80 } ?? index
      }
      units += more
    }
    return line.endIndex
  }

  /// How many units a byte counts. In UTF-8, each byte is a unit. Otherwise, a character's first byte counts
  /// all of its units, and its other bytes count 0.
  func units(ofByte byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    case .utf32: byte & 0xC0 == 0x80 ? 0 : 1
    }
  }
}

/// Maps positions across a single edit.
struct TextShift {
  let start: Int
  let oldEnd: Int
  private let newEnd: Int

  init(from old: [UInt8], to new: [UInt8]) {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var same = 0
    while same < shorter - start, old[old.count - 1 - same] == new[new.count - 1 - same] { same += 1 }
    self.start = start
    oldEnd = old.count - same
    newEnd = new.count - same
  }

  /// Offsets of replaced text map to the start of the edit.
  func callAsFunction(_ offset: Int) -> Int {
    if offset <= start { return offset }
    return offset >= oldEnd ? offset - oldEnd + newEnd : start
  }

  func callAsFunction(_ range: Range<Int>) -> Range<Int> {
    let start = self(range.lowerBound)
    return start..<max(start, self(range.upperBound))
  }
}
