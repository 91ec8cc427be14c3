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
    let place = lines.position(of: offset)
    let start = lines.range(ofLine: place.line).lowerBound
    let character =
      switch encoding {
      case .utf8: max(0, offset - start)
      case .utf16: place.column - 1 + wideCharacters(before: offset) - wideCharacters(before: start)
      case .utf32: place.column - 1
      }
    return ["line": .integer(place.line - 1), "character": .integer(max(0, character))]
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
    guard let line = position?["line"]?.integer, let character = position?["character"]?.integer, line >= 0,
      character >= 0
    else { throw ResponseError(.invalidParameters, "a position needs a line and a character") }
    guard line < lines.lineCount else { return bytes.count }
    return encoding.offset(of: character, in: bytes[lines.range(ofLine: line + 1)])
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
    var text = self
    for change in changes {
      guard let new = change["text"]?.string else {
        throw ResponseError(.invalidParameters, "a change needs a 'text'")
      }
      guard let place = change["range"], place.kind != .null else {
        text = DocumentText(Array(new.utf8))
        continue
      }
      var bytes = text.bytes
      bytes.replaceSubrange(try text.range(of: place, encoding), with: new.utf8)
      text = DocumentText(bytes)
    }
    return text
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
