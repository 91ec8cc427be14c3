import Testing

@testable import IntentWidgets

@Suite(.timeLimit(.minutes(10))) struct FirstCallTests {
  @Test func `the value of the completion handler is returned`() async {
    #expect(await firstCall(on: HeldClock()) { $0("timeline") } == "timeline")
  }

  @Test func `a handler may be called later, on another thread`() async {
    let value = await firstCall(on: HeldClock()) { (handler: @escaping @Sendable (Int) -> Void) in
      Task.detached { handler(1) }
    }
    #expect(value == 1)
  }

  @Test func `a second call of the handler has no effect`() async {
    let value = await firstCall(on: HeldClock()) { handler in
      handler(1)
      handler(2)
    }
    #expect(value == 1)
  }

  @Test func `a handler that is not called within 15 seconds gives no value`() async {
    let clock = HeldClock()
    let (handlers, keep) = AsyncStream.makeStream(of: (@Sendable (Int) -> Void).self)
    async let value = firstCall(on: clock) { keep.yield($0) }
    #expect(await clock.nextSleep() == .seconds(15))
    clock.wake()
    #expect(await value == nil)
    // A call that comes too late.
    await handlers.first { _ in true }?(1)
  }

  @Test func `a cancelled task gives no value`() async {
    let clock = HeldClock()
    let task = Task { await firstCall(on: clock) { (_: @escaping @Sendable (Int) -> Void) in } }
    #expect(await clock.nextSleep() == .seconds(15))
    task.cancel()
    #expect(await task.value == nil)
  }

  @Test func `a provider is asked again after 15 minutes`() {
    #expect(ProviderLimits.pause == .seconds(900))
  }
}

/// Whoever sleeps on it sleeps until told to wake.
private struct HeldClock: Clock {
  typealias Instant = ContinuousClock.Instant

  let now = ContinuousClock.now
  let minimumResolution = Duration.zero
  private let sleeps = AsyncStream.makeStream(of: Duration.self)
  private let alarm = AsyncStream.makeStream(of: Void.self)

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    sleeps.continuation.yield(now.duration(to: deadline))
    for await _ in alarm.stream {}
    try Task.checkCancellation()
  }

  func nextSleep() async -> Duration? {
    await sleeps.stream.first { _ in true }
  }

  func wake() {
    alarm.continuation.finish()
  }
}
