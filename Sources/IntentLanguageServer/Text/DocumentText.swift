/// The text of a file, with offsets of bytes as positions of the protocol: lines and characters from 0.
struct DocumentText {
  let bytes: [UInt8]
  private let lines: LineTable

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = LineTable(SourceText(path: "", bytes: bytes))
  }

  /// The position of a byte.
  func position(of offset: Int, _ encoding: PositionEncoding) -> JSONTree {
    let line = lines.position(of: offset).line
    let start = lines.range(ofLine: line).lowerBound
    let end = min(max(offset, start), bytes.count)
    let units = bytes[start..<end].reduce(0) { $0 + encoding.units(ofByte: $1) }
    return ["line": .integer(line - 1), "character": .integer(units)]
  }

  /// The range of some bytes.
  func range(_ range: Range<Int>, _ encoding: PositionEncoding) -> JSONTree {
    ["start": position(of: range.lowerBound, encoding), "end": position(of: range.upperBound, encoding)]
  }

  /// The byte of a position. A position after the end of its line is that end, as the protocol demands.
  func offset(of position: LocatedJSON?, _ encoding: PositionEncoding) throws(ResponseError) -> Int {
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
  func range(of range: LocatedJSON?, _ encoding: PositionEncoding) throws(ResponseError) -> Range<Int> {
    let start = try offset(of: range?["start"], encoding)
    let end = try offset(of: range?["end"], encoding)
    return start..<max(start, end)
  }

  /// The text after changes of the client, which follow each other.
  func changed(_ changes: [LocatedJSON], _ encoding: PositionEncoding) throws(ResponseError) -> DocumentText {
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
