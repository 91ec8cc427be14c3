/// Reads the XML that programs write as a property list, and no other: UTF-8 with known elements, without
/// attributes, comments and references by number.
///
/// Nearly every definition is such a text, and what libxml2 does for all that XML may be takes most of the time of
/// reading it. A text that is anything else, or in which there is something to report, is read by libxml2 from its
/// first byte on: one parser judges.
struct PlainXMLParser {
  /// The text. A bare pointer, because the plugin's tool is a debug build, where going through a collection costs ten
  /// times as much a byte; every index is compared with `end` first.
  private let source: UnsafePointer<UInt8>
  private let end: Int
  private var index: Int
  private var builder: XMLTreeBuilder

  /// Reads a text from `offset` on. Gives the builder back with its nodes, or `nil` for a text that is not this plain.
  static func parse(_ builder: consuming XMLTreeBuilder, from offset: Int) -> XMLTreeBuilder? {
    let text = builder.source
    guard let source = text.baseAddress else { return nil }
    var parser = PlainXMLParser(source: source, end: text.count, index: offset, builder: builder)
    guard parser.readStart(), parser.readElements() else { return nil }
    return parser.builder
  }

  /// Reads what stands before the list, and the tag that opens it.
  private mutating func readStart() -> Bool {
    if !skip("<?xml version=\"1.0\" encoding=\"UTF-8\"?>") {
      _ = skip("<?xml version=\"1.0\" encoding=\"utf-8\"?>")
    }
    skipSpaces()
    if skip("<!DOCTYPE plist PUBLIC \"") {
      guard skip("-//Apple//DTD PLIST 1.0//EN\" ") || skip("-//Apple Computer//DTD PLIST 1.0//EN\" "),
        skip("\"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">")
      else { return false }
    }
    skipSpaces()
    let start = index
    guard skip("<plist version=\"1.0\">") || skip("<plist>") else { return false }
    builder.startElement(.plist, from: start, cursor: index - 1)
    return true
  }

  /// Reads the list until the tag that closes it, after which there is nothing.
  private mutating func readElements() -> Bool {
    while let parent = builder.open.last?.element {
      guard parent.holdsText ? readText() : skipSpaces() else { return false }
      guard readTag(in: parent), builder.diagnostics.isEmpty else { return false }
    }
    skipSpaces()
    return index == end
  }

  private mutating func readTag(in parent: PropertyListElement) -> Bool {
    let (slash, close) = (UInt8(ascii: "/"), UInt8(ascii: ">"))
    let start = index
    index += 1
    guard index < end else { return false }
    let isEnd = source[index] == slash
    if isEnd { index += 1 }
    guard let element = readName(), index < end else { return false }
    if isEnd {
      guard source[index] == close, element == parent else { return false }
      index += 1
      builder.endElement(from: start, cursor: index)
      return true
    }
    builder.startElement(element, from: start, cursor: index)
    if source[index] == slash {
      index += 1
      guard index < end else { return false }
      builder.endElement(from: start, cursor: index + 1)
    }
    guard source[index] == close else { return false }
    index += 1
    return true
  }

  /// Reads the name of a known element, and leaves what follows it.
  private mutating func readName() -> PropertyListElement? {
    let (first, last) = (UInt8(ascii: "a"), UInt8(ascii: "z"))
    let start = index
    var packed: UInt64 = 0
    while index < end, source[index] >= first, source[index] <= last {
      packed = packed << 8 | UInt64(source[index])
      index += 1
    }
    let element = PropertyListElement(packed: packed)
    return index - start < 8 && element != .unknown ? element : nil
  }

  /// Reads a text until the next tag. Returns whether there is one.
  private mutating func readText() -> Bool {
    let (open, close, ampersand) = (UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"))
    let (bracket, space, newline, tab) = (UInt8(ascii: "]"), UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(9))
    var start = index
    while index < end {
      let byte = source[index]
      if byte == open {
        give(from: start)
        return true
      } else if byte == ampersand {
        give(from: start)
        guard readReference() else { return false }
        start = index
      } else if byte >= 0x80 {
        guard let length = characterLength() else { return false }
        index += length
      } else if byte < space && byte != newline && byte != tab {
        return false
      } else if byte == close && source[index - 1] == bracket {
        // What ends a CDATA section may not stand in a text.
        return false
      } else {
        index += 1
      }
    }
    return false
  }

  /// Hands on what was read as it stands.
  private mutating func give(from start: Int) {
    guard start < index else { return }
    let cursor = index
    builder.text(UnsafeBufferPointer(start: source + start, count: index - start), cursor: cursor)
  }

  /// Reads one of the five references that every XML has.
  private mutating func readReference() -> Bool {
    var character: UInt8
    if skip("&amp;") {
      character = UInt8(ascii: "&")
    } else if skip("&lt;") {
      character = UInt8(ascii: "<")
    } else if skip("&gt;") {
      character = UInt8(ascii: ">")
    } else if skip("&quot;") {
      character = UInt8(ascii: "\"")
    } else if skip("&apos;") {
      character = UInt8(ascii: "'")
    } else {
      return false
    }
    let cursor = index
    withUnsafePointer(to: &character) {
      builder.text(UnsafeBufferPointer(start: $0, count: 1), cursor: cursor)
    }
    return true
  }

  /// How many bytes the character has that stands here and is not ASCII; `nil` where it is none that XML allows.
  private func characterLength() -> Int? {
    let lead = source[index]
    let (length, least): (Int, UInt32) = lead < 0xE0 ? (2, 0x80) : lead < 0xF0 ? (3, 0x800) : (4, 0x1_0000)
    guard lead >= 0xC2, index + length <= end else { return nil }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for place in index + 1..<index + length {
      guard source[place] & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(source[place] & 0x3F)
    }
    guard value >= least, Unicode.Scalar(value) != nil, value != 0xFFFE, value != 0xFFFF else { return nil }
    return length
  }

  /// Skips a text, if it stands here.
  private mutating func skip(_ text: StaticString) -> Bool {
    let text = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    guard end - index >= text.count,
      sameBytes(UnsafeBufferPointer(start: source + index, count: text.count), text)
    else { return false }
    index += text.count
    return true
  }

  /// Skips white space. Returns whether a tag follows.
  @discardableResult
  private mutating func skipSpaces() -> Bool {
    let (space, newline, tab, carriageReturn) = (UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(9), UInt8(13))
    while index < end {
      let byte = source[index]
      guard byte == space || byte == newline || byte == tab || byte == carriageReturn else {
        return byte == UInt8(ascii: "<")
      }
      index += 1
    }
    return false
  }
}
