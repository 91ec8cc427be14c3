import IntentTimelines
import Testing

@Suite(.timeLimit(.minutes(10))) struct ManualClockTests {
  @Test func `time passes only when the clock is advanced`() async throws {
    let clock = ManualClock()
    #expect(clock.now.offset == .zero)
    await clock.advance(by: .seconds(5))
    #expect(clock.now == ManualClock.Instant(offset: .seconds(5)))
    await clock.advance(to: ManualClock.Instant(offset: .seconds(2)))
    #expect(clock.now.offset == .seconds(5))
  }

  @Test func `sleeping until a past time does not wait`() async throws {
    let clock = ManualClock()
    let start = clock.now
    await clock.advance(by: .seconds(5))
    try await clock.sleep(until: start)
    #expect(clock.now.offset == .seconds(5))
  }

  @Test func `a cancelled sleeper wakes`() async throws {
    let clock = ManualClock()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    let other = Task {
      while !Task.isCancelled { await Task.yield() }
      try await clock.sleep(for: .seconds(1))
    }
    other.cancel()
    await #expect(throws: CancellationError.self) { try await other.value }
  }
}
