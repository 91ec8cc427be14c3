import Dispatch
import IntentEditor
import IntentPlatform

/// Waits for a signal that asks the program to end.
final class Interruption: Sendable {
  private let state = Guarded((hasArrived: false, waiters: [AsyncStream<Void>.Continuation]()))

  /// Handles the signals from now on.
  init() {
    _ = SignalHandlers(writingTo: .shared)
    DispatchQueue.global().async { [state] in
      while true {
        var pipe = pollfd(fd: SignalPipe.shared.readEnd, events: Int16(POLLIN), revents: 0)
        _ = poll(&pipe, 1, -1)
        if SignalPipe.shared.read().contains(where: { $0 != 0 }) { break }
      }
      state.withLock { state in
        state.hasArrived = true
        for waiter in state.waiters { waiter.finish() }
      }
    }
  }

  /// Returns when a signal has arrived, or when the task is cancelled.
  func wait() async {
    let (signals, waiter) = AsyncStream<Void>.makeStream()
    state.withLock { state in
      if state.hasArrived { waiter.finish() } else { state.waiters.append(waiter) }
    }
    for await _ in signals {}
  }
}
