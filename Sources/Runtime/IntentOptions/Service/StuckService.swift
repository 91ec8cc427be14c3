import Dispatch
import IntentPlatform

/// Ends a program whose provider blocks all threads, so that the end of its input goes unnoticed.
final class StuckService: Sendable {
  private let hasEnded = Guarded(false)
  private let queue = DispatchQueue(label: "OptionsService.end")

  /// Ends the program after a time, unless the service has ended by then.
  func end(after time: Duration) {
    let (seconds, fraction) = time.components
    queue.asyncAfter(deadline: .now() + (Double(seconds) + Double(fraction) / 1e18)) {
      let isStuck = !self.hasEnded.withLock { $0 }
      // This does not use other threads, because they may be blocked too.
      if isStuck { _exit(EXIT_FAILURE) }
    }
  }

  /// Records that the service has ended normally.
  func serviceEnded() {
    hasEnded.withLock { $0 = true }
  }
}
