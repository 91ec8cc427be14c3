import Dispatch
import IntentEditor
import IntentPlatform

/// Waits for a signal that asks the program to end.
final class Interruption: Sendable {
  private let signals: AsyncStream<Void>

  /// Handles the signals from now on.
  init() {
    _ = SignalHandlers(writingTo: .shared)
    let (signals, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    self.signals = signals
    DispatchQueue.global().async {
      while true {
        var pipe = pollfd(fd: SignalPipe.shared.readEnd, events: Int16(POLLIN), revents: 0)
        _ = poll(&pipe, 1, -1)
        if SignalPipe.shared.read().contains(where: { $0 != 0 }) { break }
      }
      continuation.finish()
    }
  }

  /// Returns at the first signal, or when the task is cancelled.
  func wait() async {
    for await _ in signals {}
  }
}
