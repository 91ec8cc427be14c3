/// What has happened to a host's widgets, as far as it is remembered, and who listens.
struct EventLog {
  private let limit: Int
  private var remembered: [TimelineHostEvent] = []
  private var listeners: [Int: AsyncStream<TimelineHostEvent>.Continuation] = [:]
  private var lastListener = 0

  init(limit: Int) {
    self.limit = max(0, limit)
  }

  var events: ArraySlice<TimelineHostEvent> {
    remembered.suffix(limit)
  }

  mutating func append(_ event: TimelineHostEvent) {
    remembered.append(event)
    // Not each time, because the rest has to move.
    if remembered.count > 2 * limit { remembered.removeFirst(remembered.count - limit) }
    for (id, listener) in listeners {
      if case .terminated = listener.yield(event) { listeners[id] = nil }
    }
  }

  mutating func stream() -> AsyncStream<TimelineHostEvent> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: TimelineHostEvent.self,
      bufferingPolicy: .bufferingNewest(max(1, limit))
    )
    lastListener += 1
    listeners[lastListener] = continuation
    return stream
  }

  mutating func finish() {
    for listener in listeners.values { listener.finish() }
    listeners = [:]
  }
}
