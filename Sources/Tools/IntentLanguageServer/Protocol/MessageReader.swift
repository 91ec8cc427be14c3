import IntentDiagnostics

/// A message consists of headers, an empty line, and `Content-Length` bytes.
struct MessageReader {
  /// Why no message can be read. After a malformed or too large message, no further byte is readable.
  struct Failure: Error, Hashable {
    var words: String
  }

  /// The limit of a message's headers, in bytes.
  static let longestHeaders = 8_192
  /// The limit of a message's content, in bytes.
  static let largestMessage = 64 * 1_048_576

  private var bytes: [UInt8] = []
  private var start = 0
  private var length: Int?

  var hasPart: Bool { start < bytes.count || length != nil }

  var isFull: Bool { bytes.count - start > Self.largestMessage + Self.longestHeaders }

  mutating func add(_ new: some Collection<UInt8>) {
    if start > 0, start >= bytes.count / 2 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes += new
  }

  mutating func next() throws(Failure) -> [UInt8]? {
    if length == nil { length = try readHeaders() }
    guard let length, bytes.count - start >= length else { return nil }
    defer { self.length = nil }
    start += length
    return Array(bytes[start - length..<start])
  }

  private mutating func readHeaders() throws(Failure) -> Int? {
    let area = bytes[start..<min(bytes.count, start + Self.longestHeaders)]
    if let first = area.first, !Self.isLetter(first) {
      throw Failure(words: "a message does not begin with a header such as 'Content-Length: 2'")
    }
    guard let end = Self.end(of: area) else {
      if area.indices.contains(where: { area[$0] == 0x0A && area[max($0 - 1, area.startIndex)] != 0x0D }) {
        throw Failure(
          words:
            "a header of a message ends with a line feed alone; it must end with a carriage return before it"
        )
      }
      guard area.count < Self.longestHeaders else {
        throw Failure(words: "the headers of a message are longer than \(Self.longestHeaders) bytes")
      }
      return nil
    }
    let headers = String(decoding: area[..<end], as: UTF8.self)
    start = end + 4
    var length: Int?
    for line in headers.split(separator: "\r\n") {
      guard let colon = line.firstIndex(of: ":") else {
        throw Failure(words: "a message has a header without a colon: '\(String(line).shortened)'")
      }
      guard line[..<colon].lowercased() == "content-length" else { continue }
      let value = line[line.index(after: colon)...].filter { $0 != " " }
      guard let number = Int(value), number >= 0 else {
        throw Failure(words: "a message has the length '\(value.shortened)', which is not a number")
      }
      length = number
    }
    guard let length else { throw Failure(words: "a message has no 'Content-Length'") }
    guard length <= Self.largestMessage else {
      throw Failure(words: "a message is larger than \(Self.largestMessage / 1_048_576) MiB")
    }
    return length
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func end(of area: ArraySlice<UInt8>) -> Int? {
    var index = area.startIndex
    while index + 3 < area.endIndex {
      if area[index] == 0x0D, area[index + 1] == 0x0A, area[index + 2] == 0x0D, area[index + 3] == 0x0A {
        return index
      }
      index += 1
    }
    return nil
  }
}
