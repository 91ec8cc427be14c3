import IntentPlatform

/// Delivers signals to code that waits for input: a handler writes a byte to a pipe, and that code reads it.
package struct SignalPipe: Sendable {
  /// The end to read signal numbers from; 0 is a wake-up without a signal.
  package let readEnd: Int32
  private let writeEnd: Int32

  /// The process's pipe. Handlers can only use global state.
  package static let shared = SignalPipe()

  private init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    readEnd = ends[0]
    writeEnd = ends[1]
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
  }

  /// Wakes the reader.
  func wake() {
    write(0)
  }

  /// The numbers that have arrived.
  package func read() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = IntentPlatform.read(readEnd, &bytes, bytes.count)
    return count > 0 ? bytes.prefix(count).map(Int32.init) : []
  }

  /// Records a signal. Safe to call in a handler.
  func write(_ number: Int32) {
    var byte = UInt8(truncatingIfNeeded: number)
    _ = IntentPlatform.write(writeEnd, &byte, 1)
  }
}
