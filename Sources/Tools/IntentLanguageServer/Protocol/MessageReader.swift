import IntentDiagnostics
import IntentSchema

/// Reads messages from bytes, however they are split. A message consists of headers, an empty line, and
/// `Content-Length` bytes.
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
    let malformed = Failure(
      words: "a message does not begin with a header such as 'Content-Length: 2' and an empty line"
    )
    let area = bytes[start..<min(bytes.count, start + Self.longestHeaders)]
    if let first = area.first, !first.isASCIILetter { throw malformed }
    guard let end = Self.end(of: area) else {
      let hasLoneFeed = area.indices.contains {
        area[$0] == 0x0A && area[max($0 - 1, area.startIndex)] != 0x0D
      }
      if hasLoneFeed || area.count == Self.longestHeaders { throw malformed }
      return nil
    }
    start = end + 4
    let lengths = String(decoding: area[..<end], as: UTF8.self).split(separator: "\r\n").compactMap { line in
      let parts = line.split(separator: ":", maxSplits: 1)
      return parts.count == 2 && parts[0].lowercased() == "content-length"
        ? Int(parts[1].filter { $0 != " " }) : nil
    }
    guard let length = lengths.last, length >= 0 else { throw malformed }
    guard length <= Self.largestMessage else {
      throw Failure(words: "a message is larger than \(Self.largestMessage / 1_048_576) MiB")
    }
    return length
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
