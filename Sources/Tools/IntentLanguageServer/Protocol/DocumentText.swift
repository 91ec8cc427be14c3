import IntentDiagnostics
import IntentLocalisation

/// The text of a file, with offsets of bytes as positions of the protocol: lines and characters from 0.
struct DocumentText {
  let bytes: [UInt8]
  private let lines: LineTable
  /// The offsets of the characters that are two units in UTF-16, in order.
  private let wide: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = LineTable(SourceText(path: "", bytes: bytes))
    wide = bytes.withUnsafeBufferPointer { bytes in
      bytes.contains { $0 >= 0xF0 } ? bytes.indices.filter { bytes[$0] >= 0xF0 } : []
    }
  }

  /// The position of a byte.
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

  /// The range of some bytes.
  func range(_ range: Range<Int>, _ encoding: PositionEncoding) -> JSONTree {
    ["start": position(of: range.lowerBound, encoding), "end": position(of: range.upperBound, encoding)]
  }

  /// The byte of a position. A position after the end of its line is that end, as the protocol demands.
  func offset(of position: JSONTree?, _ encoding: PositionEncoding) throws(ResponseError) -> Int {
    guard let line = position?["line"]?.integer, let character = position?["character"]?.integer, line >= 0,
      character >= 0
    else { throw ResponseError(.invalidParameters, "a position needs a line and a character") }
    guard line < lines.lineCount else { return bytes.count }
    let range = lines.range(ofLine: line + 1)
    var units = 0
    for index in range {
      let more = encoding.units(ofByte: bytes[index])
      if more > 0, units + more > character { return startOfCharacter(at: index) }
      units += more
    }
    return range.upperBound
  }

  /// The start of the character that a byte belongs to.
  private func startOfCharacter(at index: Int) -> Int {
    var index = index
    while index > 0, bytes[index] & 0xC0 == 0x80 { index -= 1 }
    return index
  }

  /// The bytes of a range.
  func range(of range: JSONTree?, _ encoding: PositionEncoding) throws(ResponseError) -> Range<Int> {
    let start = try offset(of: range?["start"], encoding)
    let end = try offset(of: range?["end"], encoding)
    return start..<max(start, end)
  }

  /// The text after changes of the client, which follow each other.
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
      let range = try text.range(of: place, encoding)
      var bytes = text.bytes
      bytes.replaceSubrange(range, with: new.utf8)
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

  /// The encoding that the client prefers; UTF-16 if it does not say, as the protocol demands.
  init(offered: [String]) {
    self = offered.lazy.compactMap(PositionEncoding.init).first ?? .utf16
  }

  /// The units of the character that begins with a byte; 0 for a byte inside of a character.
  func units(ofByte byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    case .utf32: byte & 0xC0 == 0x80 ? 0 : 1
    }
  }
}

/// Maps positions in a text to a version of it that was edited in one place.
struct TextShift {
  private let start: Int
  private let oldEnd: Int
  private let newEnd: Int

  /// The edit is what is between the common start and the common end of both texts.
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

  /// The offset in the new text. An offset in what was replaced is the start of the edit.
  func callAsFunction(_ offset: Int) -> Int {
    if offset <= start { return offset }
    return offset >= oldEnd ? offset - oldEnd + newEnd : start
  }

  /// The range in the new text.
  func callAsFunction(_ range: Range<Int>) -> Range<Int> {
    let start = self(range.lowerBound)
    return start..<max(start, self(range.upperBound))
  }
}
