import IntentOptions
import IntentRuntime
import RuntimeSamples

/// Answers the term `never` only after `release()`, and ignores cancellation.
actor SlowSource: OptionsSource {
  struct Failure: Error, CustomStringConvertible {
    let description = "the calendar is locked"
  }

  private var isReleased = false
  private var askers: [CheckedContinuation<Void, Never>] = []
  private var watchers: [CheckedContinuation<Void, Never>] = []

  func options(
    of parameter: String,
    searchTerm: String?,
    for configuration: DynamicConfiguration
  ) async throws -> OptionsCollection<ParameterValue>? {
    if searchTerm == "fail" { throw Failure() }
    if searchTerm == "never", !isReleased {
      await withCheckedContinuation { continuation in
        askers.append(continuation)
        for watcher in watchers { watcher.resume() }
        watchers = []
      }
    }
    return OptionsCollection([CalendarItem.home]).values
  }

  func defaultValue(of parameter: String, for configuration: DynamicConfiguration) -> ParameterValue? {
    .integer(7)
  }

  func someoneWaits() async {
    if askers.isEmpty { await withCheckedContinuation { watchers.append($0) } }
  }

  func release() {
    isReleased = true
    for asker in askers { asker.resume() }
    askers = []
  }
}
