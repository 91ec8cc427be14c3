import Dispatch
import IntentPlatform

/// Reads lines of limited length from a file descriptor. It keeps little more than one line in memory.
struct LineReader: Sendable {
  typealias Line = LineSplitter.Line

  private let descriptor: Int32
  /// Called when the input ends, even if all threads for tasks are blocked.
  private let atEnd: @Sendable () -> Void
  /// Blocking reads run on this queue and not on the threads for tasks.
  private let queue = DispatchQueue(label: "OptionsService.input")

  private var lines: LineSplitter
  private var hasEnded = false

  init(_ descriptor: Int32, maximumLength: Int, atEnd: @escaping @Sendable () -> Void = {}) {
    self.descriptor = descriptor
    self.atEnd = atEnd
    lines = LineSplitter(maximumLength: maximumLength)
  }

  /// The next line; `nil` at the end of the input. The last line does not need a line end.
  mutating func next() async -> Line? {
    while true {
      if let line = lines.next() { return line }
      if hasEnded { return lines.rest() }
      let chunk = await chunk()
      hasEnded = chunk.isEmpty
      lines.append(chunk)
    }
  }

  /// The next bytes; none at the end or if reading fails.
  private func chunk() async -> [UInt8] {
    let (descriptor, atEnd) = (descriptor, atEnd)
    return await withCheckedContinuation { continuation in
      queue.async {
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        var count = read(descriptor, &bytes, bytes.count)
        while count < 0, Descriptor.retries(descriptor, waitingFor: POLLIN) {
          count = read(descriptor, &bytes, bytes.count)
        }
        if count <= 0 { atEnd() }
        continuation.resume(returning: Array(bytes.prefix(max(count, 0))))
      }
    }
  }
}
