import Dispatch
import IntentPlatform

/// Reads lines from a file descriptor, each of no more than so many bytes, and keeps little more than one.
struct LineReader: Sendable {
  typealias Line = LineSplitter.Line

  private let descriptor: Int32
  /// Is called when the input ends, whatever the threads that tasks run on are busy with.
  private let atEnd: @Sendable () -> Void
  /// Blocking reads wait here, not on the threads that tasks run on.
  private let queue = DispatchQueue(label: "OptionsService.input")

  private var lines: LineSplitter
  private var hasEnded = false

  init(_ descriptor: Int32, maximumLength: Int, atEnd: @escaping @Sendable () -> Void = {}) {
    self.descriptor = descriptor
    self.atEnd = atEnd
    lines = LineSplitter(maximumLength: maximumLength)
  }

  /// The next line; `nil` at the end of the input. A last line need not have an end.
  mutating func next() async -> Line? {
    while true {
      if let line = lines.next() { return line }
      if hasEnded { return lines.rest() }
      let chunk = await chunk()
      hasEnded = chunk.isEmpty
      lines.append(chunk)
    }
  }

  /// Some bytes; none at the end and where nothing can be read.
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
