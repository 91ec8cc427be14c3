import IntentPlatform

/// Brings signals to whoever waits for input: a handler writes a byte, and the other end is read in peace.
struct SignalPipe: Sendable {
  /// Where the signals' numbers are read; 0 is a call that is no signal.
  let readEnd: Int32
  private let writeEnd: Int32

  /// The process's own. Handlers know nothing but what is the same for all.
  static let shared = SignalPipe()

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

  /// Wakes whoever waits.
  func wake() {
    write(0)
  }

  /// The numbers that have come in since.
  func read() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = IntentPlatform.read(readEnd, &bytes, bytes.count)
    return count > 0 ? bytes.prefix(count).map(Int32.init) : []
  }

  /// Says that a signal came in. Fit for a handler.
  func write(_ number: Int32) {
    var byte = UInt8(truncatingIfNeeded: number)
    _ = IntentPlatform.write(writeEnd, &byte, 1)
  }
}
