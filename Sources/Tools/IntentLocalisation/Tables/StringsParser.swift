import IntentDefinition
import IntentDiagnostics
import IntentSchema

/// Parses `"key" = "value";` in one pass.
struct StringsParser {
  /// Why an entry can't be parsed, and where.
  struct Problem: Error {
    var message: String
    var range: Range<Int>
  }

  private(set) var table: StringsTable
  private(set) var diagnostics: [Diagnostic] = []
  private let bytes: [UInt8]
  private var position = 0
  private var comment: StringsComment?

  init(_ source: SourceText) {
    table = StringsTable(source)
    bytes = source.bytes
  }

  mutating func parse() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    do throws(Problem) {
      try skipSpace()
      // Old-style property lists have braces.
      let hasBrace = byte == UInt8(ascii: "{")
      if hasBrace { position += 1 }
      try skipSpace()
      while byte != nil, !(hasBrace && byte == UInt8(ascii: "}")) {
        try parseEntry()
        try skipTrailingComments()
        try skipSpace()
      }
      if hasBrace { try parseEnd() }
    } catch {
      diagnostics.append(
        Diagnostic(
          .unreadableTranslation,
          error.message,
          at: SourceLocation(file: table.source.path, range: error.range)
        )
      )
    }
  }

  private mutating func parseEnd() throws(Problem) {
    guard byte != nil else { throw problem("the closing '}' of this table is missing") }
    table.closing = position
    position += 1
    try skipSpace()
    guard byte == nil else {
      throw problem("this is behind the closing '}' of the table, so it is not read; remove it")
    }
  }

  private mutating func parseEntry() throws(Problem) {
    let start = position
    let comment = commentBefore(start)
    let key = try parseText("a key")
    var end = position
    try skipSpace()
    // An entry without a text, `"key";`, has its key as the text.
    var value = key
    if byte == UInt8(ascii: "=") {
      position += 1
      try skipSpace()
      value = try parseText("the text of '\(key.value.shortened)'")
      end = position
      try skipSpace()
    }
    guard byte == UInt8(ascii: ";") else {
      let what = value.range == key.range ? "'=' and a text are" : "a semicolon is"
      throw Problem(
        message: "\(what) missing after '\((value.range == key.range ? key : value).value.shortened)'",
        range: end..<end
      )
    }
    position += 1
    self.comment = nil
    let entry = StringsTable.Entry(
      key: key,
      value: value,
      range: start..<position,
      comment: comment?.last,
      comments: comment?.range
    )
    if let earlier = table.add(entry) {
      let file = table.source.path
      diagnostics.append(
        Diagnostic(
          .duplicateString,
          "the key '\(key.value.shortened)' is there twice, and the last one counts; remove one of them",
          at: SourceLocation(file: file, range: key.range),
          notes: [.init("the first one is here", at: SourceLocation(file: file, range: earlier.key.range))]
        )
      )
    }
  }

  private func commentBefore(_ start: Int) -> StringsComment? {
    guard let comment else { return nil }
    return bytes[comment.range.upperBound..<start].count { $0 == UInt8(ascii: "\n") } <= 1 ? comment : nil
  }

  private mutating func parseText(_ what: String) throws(Problem) -> Located<String> {
    let start = position
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      let text = try parseQuoted(what)
      return Located(text, at: start + 1..<position - 1)
    }
    while let byte, Self.isWordByte(byte) { position += 1 }
    guard position > start else { throw problem("\(what) in double quotes is missing here") }
    return Located(String(decoding: bytes[start..<position], as: UTF8.self), at: start..<position)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || "_-.$:/".utf8.contains(byte)
  }

  /// Comments belong to the previous entry, unless another entry follows on the line.
  private mutating func skipTrailingComments() throws(Problem) {
    let start = position
    while let byte, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { position += 1 }
    let first = position
    var end = position
    while try skipComment() {
      end = position
      while let byte, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { position += 1 }
    }
    comment = nil
    if end > first, byte == nil || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
      table.setTrailing(first..<end)
      position = end
    } else {
      position = start
    }
  }

  private mutating func skipSpace() throws(Problem) {
    while let byte {
      if ScalarText.isSpace(byte) {
        position += 1
      } else if try !skipComment() {
        return
      }
    }
  }

  private mutating func skipComment() throws(Problem) -> Bool {
    let start = position
    if bytes[position...].starts(with: "//".utf8) {
      while let byte, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { position += 1 }
      comment = StringsComment(start..<position, after: comment, in: bytes)
      return true
    }
    guard bytes[position...].starts(with: "/*".utf8) else { return false }
    position += 2
    while position + 1 < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
        position += 2
        comment = StringsComment(start..<position, after: comment, in: bytes)
        return true
      }
      position += 1
    }
    throw Problem(message: "this comment has no closing '*/'", range: start..<start + 2)
  }

  private var byte: UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  private func problem(_ message: String) -> Problem {
    Problem(message: message, range: position..<min(position + 1, bytes.count))
  }
}

extension StringsParser {
  private mutating func parseQuoted(_ what: String) throws(Problem) -> String {
    let start = position
    let quote = byte
    position += 1
    var text: [UInt8] = []
    var runStart = position
    while let byte, byte != quote {
      position += 1
      guard byte == UInt8(ascii: "\\") else { continue }
      text += bytes[runStart..<position - 1]
      parseEscape(into: &text)
      runStart = position
    }
    guard byte != nil else {
      throw Problem(message: "\(what) has no closing quote", range: start..<start + 1)
    }
    text += bytes[runStart..<position]
    position += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// An unknown escape stands for the character itself.
  private mutating func parseEscape(into text: inout [UInt8]) {
    guard let byte else { return }
    position += 1
    switch byte {
    case UInt8(ascii: "a"): text.append(0x07)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "U"), UInt8(ascii: "u"): text.append(contentsOf: String(parseCodePoint()).utf8)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var value = UInt32(byte - UInt8(ascii: "0"))
      for _ in 0..<2 {
        guard let next = self.byte, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(next) else { break }
        value = value * 8 + UInt32(next - UInt8(ascii: "0"))
        position += 1
      }
      text.append(contentsOf: String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
    default: text.append(byte)
    }
  }

  /// Reads one to four hexadecimal digits after `\U`, and the second half of a surrogate pair.
  private mutating func parseCodePoint() -> Unicode.Scalar {
    let first = parseHexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let next = bytes[position...].prefix(2)
    guard (0xD800..<0xDC00).contains(first),
      next.elementsEqual([0x5C, 0x55]) || next.elementsEqual([0x5C, 0x75])
    else { return "\u{FFFD}" }
    let start = position
    position += 2
    let second = parseHexadecimal()
    guard (0xDC00..<0xE000).contains(second) else {
      position = start
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func parseHexadecimal() -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { break }
      value = value << 4 + UInt32(digit)
      position += 1
    }
    return value
  }
}
