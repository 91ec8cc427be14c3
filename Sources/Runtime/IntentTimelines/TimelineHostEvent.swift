public import IntentPlatform

/// An event of a widget of a ``TimelineHost``.
public struct TimelineHostEvent: Sendable, Hashable {
  /// What happened.
  public enum Kind: Sendable, Hashable {
    /// It has a new timeline.
    case reloaded(HostedReloadReason, entryCount: Int)
    /// Entries of the new timeline were left out: they have no valid date, or exceed the limit.
    case leftOut(count: Int)
    /// It has no new timeline, for this reason. What it shows stays, unless ``removed`` follows.
    case failed(HostedReloadReason, String)
    /// Its provider took too long and was cut off. What it shows stays.
    case cutOff(HostedReloadReason)
    /// Cut-off calls are still running, so there will be no further call until one of them ends. What it shows stays.
    case stuck(HostedReloadReason, callCount: Int)
    /// Its budget is used up until a date. If the budget is not enforced, it was refreshed anyway.
    case dropped(HostedReloadReason, until: Date)
    /// Its configuration was removed from the store, or was damaged and set aside.
    case removed
  }

  /// The date of the host's clock.
  public var date: Date
  /// The widget.
  public var widget: PlacedWidget
  /// What happened.
  public var kind: Kind
}

extension TimelineHostEvent: CustomStringConvertible {
  /// The event without its date: `'Tides' systemSmall 'home': reloaded (policy), 5 entries`.
  public var description: String {
    "\(widget): \(kind)"
  }
}

extension TimelineHostEvent.Kind: CustomStringConvertible {
  /// What happened, in words.
  public var description: String {
    switch self {
    case .reloaded(let reason, let count):
      "reloaded (\(reason)), \(count) \(count == 1 ? "entry" : "entries")"
    case .leftOut(let count): "\(count) \(count == 1 ? "entry" : "entries") left out"
    case .failed(let reason, let words): "failed (\(reason)): \(words)"
    case .cutOff(let reason): "cut off (\(reason)): the provider took too long"
    case .stuck(let reason, let count):
      "stuck (\(reason)): \(count) \(count == 1 ? "call was" : "calls were") cut off and did not end"
    case .dropped(let reason, let date):
      "dropped (\(reason)): the budget is used up until \(date.formatted(.iso8601))"
    case .removed: "removed"
    }
  }
}

/// Why a widget's timeline is requested.
public enum HostedReloadReason: String, Sendable, Hashable {
  /// The widget was placed, or the host started.
  case placed
  /// The configuration changed.
  case configured
  /// The provider of its kind was replaced.
  case replaced
  /// The policy of the last timeline requires it.
  case policy
  /// The app requested it.
  case requested
  /// The last attempt failed.
  case retry
}

/// Why a ``TimelineHost`` has nothing to show.
public enum TimelineHostError: Error, Sendable, Hashable {
  /// The provider took longer than the time limit, and was cut off.
  case tooSlow(Duration)
  /// The timeline has no entry with a valid date.
  case noEntries
  /// There is no provider for the kind of widget.
  case unknownKind(String)
  /// The store has no configuration of the widget.
  case notPlaced(PlacedWidget)
}

extension TimelineHostError: CustomStringConvertible {
  /// The problem and what to do about it, in one sentence without a full stop.
  public var description: String {
    switch self {
    case .tooSlow(let time):
      "the provider took longer than \(time / .seconds(1)) seconds; provide less, or use cached data"
    case .noEntries:
      "the timeline has no entries; give at least one, with a date"
    case .unknownKind(let kind):
      "there is no provider for the kind '\(kind)'; add one"
    case .notPlaced(let widget):
      "nothing is stored for \(widget); store its configuration"
    }
  }
}

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
