import Foundation

/// Reads lines from a file descriptor, each of no more than so many bytes, and keeps little more than one.
struct LineReader: Sendable {
  enum Line: Sendable, Hashable {
    /// A line without its end.
    case text(Data)
    /// A line that was too long, and skipped.
    case tooLong
  }

  private let descriptor: Int32
  private let maximumLength: Int
  /// Blocking reads wait here, not on the threads that tasks run on.
  private let queue = DispatchQueue(label: "OptionsService.input")

  /// What was read, from `start` on not yet given out.
  private var bytes: [UInt8] = []
  private var start = 0
  private var isSkipping = false
  private var hasEnded = false

  init(_ descriptor: Int32, maximumLength: Int) {
    self.descriptor = descriptor
    self.maximumLength = maximumLength
  }

  /// The next line; `nil` at the end of the input. A last line need not have an end.
  mutating func next() async -> Line? {
    var searched = start
    while true {
      if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return finish(bytes[start..<end])
      }
      // The rest is shorter than what was read last, so moving it costs no more than reading did.
      bytes.removeFirst(start)
      start = 0
      if bytes.count > maximumLength {
        isSkipping = true
        bytes = []
      }
      if hasEnded {
        defer { bytes = [] }
        return bytes.isEmpty && !isSkipping ? nil : finish(bytes[...])
      }
      searched = bytes.count
      let chunk = await chunk()
      hasEnded = chunk.isEmpty
      bytes += chunk
    }
  }

  private mutating func finish(_ line: ArraySlice<UInt8>) -> Line {
    defer { isSkipping = false }
    return isSkipping || line.count > maximumLength ? .tooLong : .text(Data(line))
  }

  /// Some bytes; none at the end and where nothing can be read.
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
