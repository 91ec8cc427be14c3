import IntentDiagnostics

/// Restores the carriage returns of texts. XML readers replace them with line feeds, but Xcode keeps them.
enum LineEnds {
  private static let (carriageReturn, lineFeed) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))

  /// Whether a file has carriage returns, but not at the end of each line.
  static func areText(in source: [UInt8]) -> Bool {
    guard source[...].position(of: carriageReturn) != nil else { return false }
    return !source.contains(lineFeed)
      || source.indices.contains { index in
        source[index] == lineFeed && (index == 0 || source[index - 1] != carriageReturn)
      }
  }

  /// Returns `nil` if the text has no carriage returns, or has line feeds that can't be told apart, such as
  /// in a comment inside of the text.
  static func restored(in text: ArraySlice<UInt8>, from content: ArraySlice<UInt8>) -> [UInt8]? {
    guard content.position(of: carriageReturn) != nil else { return nil }
    let ends = ends(in: content)
    guard text.count(where: { $0 == lineFeed }) == ends.count else { return nil }
    var result: [UInt8] = []
    result.reserveCapacity(text.count + ends.count)
    var next = ends.makeIterator()
    for byte in text {
      if byte == lineFeed, let end = next.next() { result += end } else { result.append(byte) }
    }
    return result
  }

  /// Returns what each line feed of a text was, in order.
  private static func ends(in content: ArraySlice<UInt8>) -> [[UInt8]] {
    var ends: [[UInt8]] = []
    var index = content.startIndex
    while index < content.endIndex {
      let rest = content[index...]
      if rest.starts(with: [carriageReturn, lineFeed]) {
        ends.append([carriageReturn, lineFeed])
        index += 1
      } else if content[index] == carriageReturn || content[index] == lineFeed {
        ends.append([content[index]])
      } else if rest.starts(with: "&#".utf8), isLineFeed(rest.dropFirst(2).prefix(16)) {
        ends.append([lineFeed])
      }
      index += 1
    }
    return ends
  }

  /// Whether a character reference's number, up to its `;`, is the one of a line feed.
  private static func isLineFeed(_ reference: ArraySlice<UInt8>) -> Bool {
    guard let end = reference.firstIndex(of: UInt8(ascii: ";")) else { return false }
    let digits = String(decoding: reference[..<end], as: UTF8.self)
    let number = digits.first == "x" ? Int(digits.dropFirst(), radix: 16) : Int(digits)
    return number == Int(lineFeed)
  }
}
