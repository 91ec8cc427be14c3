/// The last bytes that a program printed to standard error.
struct PrintedText: Sendable {
  private static let greatestLength = 4 << 10
  /// The number of characters that an error shows.
  private static let shownLength = 300

  private var bytes: [UInt8] = []

  mutating func append(_ piece: [UInt8]) {
    bytes += piece.suffix(Self.greatestLength)
    let excess = bytes.count - Self.greatestLength
    if excess > 0 { bytes.removeFirst(excess) }
  }

  /// The last nonempty lines, joined and in quotes; empty if there are none.
  var shown: String {
    let lines = bytes.split { $0 == 0x0A || $0 == 0x0D }
      .map { String(decoding: $0, as: UTF8.self) }
      .filter { $0.contains { !$0.isWhitespace } }
    guard !lines.isEmpty else { return "" }
    let text = lines.suffix(3).joined(separator: " / ")
    let start = text.count > Self.shownLength ? "…" : ""
    return "'\(start)\(text.suffix(Self.shownLength))' to standard error"
  }
}
