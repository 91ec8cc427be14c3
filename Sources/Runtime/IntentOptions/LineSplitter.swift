import IntentPlatform

/// Splits incoming bytes into lines of limited length. It keeps little more than one line in memory.
package struct LineSplitter: Sendable {
  package enum Line: Sendable, Hashable {
    /// A line without its end.
    case text(Data)
    /// A line that was too long and was skipped.
    case tooLong
  }

  private let maximumLength: Int
  /// The received bytes: those before `start` were returned, and those before `searched` contain no line end.
  private var bytes: [UInt8] = []
  private var start = 0
  private var searched = 0
  /// The number of bytes of the current line that were skipped because it is too long.
  package private(set) var skipped = 0
  /// The length of the last line in bytes, with its end.
  package private(set) var lastLength = 0

  /// - Parameter maximumLength: The length in bytes, without the line end.
  package init(maximumLength: Int) {
    self.maximumLength = maximumLength
  }

  package mutating func append(_ piece: some Sequence<UInt8>) {
    bytes += piece
  }

  /// The next complete line; `nil` if more bytes are needed.
  package mutating func next() -> Line? {
    if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
      let line = finished(bytes[start..<end])
      start = end + 1
      searched = start
      return line
    }
    // The rest is shorter than the last bytes received, so moving it costs no more than reading them.
    bytes.removeFirst(start)
    start = 0
    if bytes.count > maximumLength {
      skipped += bytes.count
      bytes = []
    }
    searched = bytes.count
    return nil
  }

  /// The bytes left at the end, with or without a line end; `nil` if there are none.
  package mutating func rest() -> Line? {
    if let line = next() { return line }
    guard !bytes.isEmpty || skipped > 0 else { return nil }
    defer {
      bytes = []
      searched = 0
    }
    return finished(bytes[...])
  }

  private mutating func finished(_ line: ArraySlice<UInt8>) -> Line {
    defer { skipped = 0 }
    lastLength = skipped + line.count + 1
    return skipped > 0 || line.count > maximumLength ? .tooLong : .text(Data(line))
  }
}
