package import IntentPlatform

/// Cuts bytes that arrive in pieces into lines of no more than so many bytes, and keeps little more than one.
package struct LineSplitter: Sendable {
  package enum Line: Sendable, Hashable {
    /// A line without its end.
    case text(Data)
    /// A line that was too long, and skipped.
    case tooLong
  }

  private let maximumLength: Int
  /// What has arrived, from `start` on not yet given out, and before `searched` without a line's end.
  private var bytes: [UInt8] = []
  private var start = 0
  private var searched = 0
  /// Whether the line that is arriving is too long already.
  package private(set) var isSkipping = false

  /// - Parameter maximumLength: In bytes, without the line's end.
  package init(maximumLength: Int) {
    self.maximumLength = maximumLength
  }

  package mutating func append(_ piece: some Sequence<UInt8>) {
    bytes += piece
  }

  /// The next whole line; `nil` where more must arrive first.
  package mutating func next() -> Line? {
    if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
      let line = finished(bytes[start..<end])
      start = end + 1
      searched = start
      return line
    }
    // The rest is shorter than what arrived last, so moving it costs no more than reading did.
    bytes.removeFirst(start)
    start = 0
    if bytes.count > maximumLength {
      isSkipping = true
      bytes = []
    }
    searched = bytes.count
    return nil
  }

  /// What is left at the end, which need not have a line's end; `nil` where nothing is.
  package mutating func rest() -> Line? {
    if let line = next() { return line }
    guard !bytes.isEmpty || isSkipping else { return nil }
    defer {
      bytes = []
      searched = 0
    }
    return finished(bytes[...])
  }

  private mutating func finished(_ line: ArraySlice<UInt8>) -> Line {
    defer { isSkipping = false }
    return isSkipping || line.count > maximumLength ? .tooLong : .text(Data(line))
  }
}
