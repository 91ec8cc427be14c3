import Dispatch
import IntentPlatform

/// Writes lines to a file descriptor, each completely.
struct LineWriter: Sendable {
  private let descriptor: Int32
  /// Blocking writes run on this queue in order, and not on the threads for tasks.
  private let queue = DispatchQueue(label: "OptionsService.output")

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Writes a line and its line end.
  ///
  /// - Returns: Whether all of it was written.
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

  /// Waits until all lines are written.
  func finish() async {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume() }
    }
  }
}

enum Descriptor {
  /// Whether to retry the operation that has just failed. It waits if the descriptor does not block.
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
