/// The remembered events of a host's widgets, and the listeners.
struct EventLog {
  private let limit: Int
  private var remembered: [TimelineHostEvent] = []
  private var listeners: [Int: AsyncStream<TimelineHostEvent>.Continuation] = [:]
  private var lastListener = 0
  /// Whether there will be no more events.
  private var isFinished = false

  init(limit: Int) {
    self.limit = max(0, limit)
  }

  var events: ArraySlice<TimelineHostEvent> {
    remembered.suffix(limit)
  }

  mutating func append(_ event: TimelineHostEvent) {
    remembered.append(event)
    // Not for each event, because removal moves the rest.
    if remembered.count - limit > limit { remembered.removeFirst(remembered.count - limit) }
    for (id, listener) in listeners {
      if case .terminated = listener.yield(event) { listeners[id] = nil }
    }
  }

  mutating func stream() -> AsyncStream<TimelineHostEvent> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: TimelineHostEvent.self,
      bufferingPolicy: .bufferingNewest(max(1, limit))
    )
    guard !isFinished else {
      continuation.finish()
      return stream
    }
    lastListener += 1
    listeners[lastListener] = continuation
    return stream
  }

  mutating func begin() {
    isFinished = false
  }

  mutating func finish() {
    isFinished = true
    for listener in listeners.values { listener.finish() }
    listeners = [:]
  }
}
