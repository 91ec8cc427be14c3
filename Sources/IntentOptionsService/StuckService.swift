import Dispatch
import IntentPlatform

/// Ends a program whose provider leaves no thread to anything else, not even to seeing that its input has ended.
final class StuckService: Sendable {
  private let hasEnded = Guarded(false)
  private let queue = DispatchQueue(label: "OptionsService.end")

  /// Ends the program after a time, unless the service has ended by then.
  func end(after time: Duration) {
    let (seconds, fraction) = time.components
    queue.asyncAfter(deadline: .now() + (Double(seconds) + Double(fraction) / 1e18)) {
      let isStuck = !self.hasEnded.withLock { $0 }
      // Without asking anybody, because they may be stuck too.
      if isStuck { _exit(EXIT_FAILURE) }
    }
  }

  /// The service has ended by itself.
  func serviceEnded() {
    hasEnded.withLock { $0 = true }
  }
}
