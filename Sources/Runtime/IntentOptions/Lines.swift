import Dispatch
import IntentPlatform

/// Splits incoming bytes into lines, with little more memory than one line needs.
package struct LineSplitter: Sendable {
  /// A line without its end.
  package enum Line: Sendable, Hashable {
    case text(Data)
    case tooLong
  }

  private let maximumLength: Int
  /// The bytes before `start` were returned. The bytes from `start` to `searched` contain no line end.
  private var bytes: [UInt8] = []
  private var start = 0
  private var searched = 0
  /// The start of the current line was dropped because the line is too long.
  private var isTooLong = false

  /// `maximumLength` is in bytes, without the line end.
  package init(maximumLength: Int) {
    self.maximumLength = maximumLength
  }

  package mutating func append(_ piece: some Sequence<UInt8>) {
    bytes += piece
  }

  /// The next complete line; `nil` until the bytes contain its end.
  package mutating func next() -> Line? {
    if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
      let line = finished(bytes[start..<end])
      start = end + 1
      searched = start
      return line
    }
    // The rest is only the end of the last piece, so moving the rest costs no more than reading that piece.
    bytes.removeFirst(start)
    start = 0
    if bytes.count > maximumLength {
      isTooLong = true
      bytes = []
    }
    searched = bytes.count
    return nil
  }

  /// The next line at the end of the input, where the last one needs no line end; `nil` if all were returned.
  package mutating func rest() -> Line? {
    if let line = next() { return line }
    guard !bytes.isEmpty || isTooLong else { return nil }
    defer {
      bytes = []
      searched = 0
    }
    return finished(bytes[...])
  }

  private mutating func finished(_ line: ArraySlice<UInt8>) -> Line {
    defer { isTooLong = false }
    return isTooLong || line.count > maximumLength ? .tooLong : .text(Data(line))
  }
}

/// Reads lines from a descriptor without blocking tasks.
struct LineReader: Sendable {
  /// A line of the input.
  typealias Line = LineSplitter.Line

  private let descriptor: Int32
  /// Keeps blocking reads off the threads for tasks.
  private let queue = DispatchQueue(label: "OptionsService.input")

  private var lines: LineSplitter
  private var hasEnded = false

  init(_ descriptor: Int32, maximumLength: Int) {
    self.descriptor = descriptor
    lines = LineSplitter(maximumLength: maximumLength)
  }

  /// The last line needs no line end.
  mutating func next() async -> Line? {
    while true {
      if let line = lines.next() { return line }
      if hasEnded { return lines.rest() }
      let chunk = await chunk()
      hasEnded = chunk.isEmpty
      lines.append(chunk)
    }
  }

  private func chunk() async -> [UInt8] {
    let descriptor = descriptor
    return await withCheckedContinuation { continuation in
      queue.async {
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        var count = read(descriptor, &bytes, bytes.count)
        while count < 0, Descriptor.retries(descriptor, waitingFor: POLLIN) {
          count = read(descriptor, &bytes, bytes.count)
        }
        continuation.resume(returning: Array(bytes.prefix(max(count, 0))))
      }
    }
  }
}

/// Writes lines to a descriptor without blocking tasks.
struct LineWriter: Sendable {
  private let descriptor: Int32
  /// Keeps blocking writes off the threads for tasks, in order.
  private let queue = DispatchQueue(label: "OptionsService.output")

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  func write(_ line: Data) async -> Bool {
    let descriptor = descriptor
    return await withCheckedContinuation { continuation in
      queue.async {
        var rest = line + [UInt8(ascii: "\n")]
        while !rest.isEmpty {
          let count = rest.withUnsafeBytes { IntentPlatform.write(descriptor, $0.baseAddress, $0.count) }
          if count > 0 {
            rest = rest.dropFirst(count)
          } else if !Descriptor.retries(descriptor, waitingFor: POLLOUT) {
            break
          }
        }
        continuation.resume(returning: rest.isEmpty)
      }
    }
  }
}

/// Decides whether to repeat a system call on a file descriptor.
enum Descriptor {
  /// Whether to call again after an error. Waits until a nonblocking descriptor is ready.
  static func retries(_ descriptor: Int32, waitingFor event: some BinaryInteger) -> Bool {
    switch errno {
    case EINTR: return true
    case EAGAIN:
      var request = pollfd(fd: descriptor, events: Int16(truncatingIfNeeded: event), revents: 0)
      return poll(&request, 1, -1) >= 0 || errno == EINTR
    default: return false
    }
  }
}
