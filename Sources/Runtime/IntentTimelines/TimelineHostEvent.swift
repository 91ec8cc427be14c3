public import IntentPlatform

/// An event of a widget.
public struct TimelineHostEvent: Sendable, Hashable {
  /// The kind of event.
  public enum Kind: Sendable, Hashable {
    /// The widget got a new timeline.
    case reloaded(HostedReloadReason, entryCount: Int)
    /// The timeline had entries beyond the limit or without a valid date.
    case leftOut(count: Int)
    /// The widget got no timeline. Its entries stay unless ``removed`` follows.
    case failed(HostedReloadReason, String)
    /// The provider took too long. The entries stay.
    case cutOff(HostedReloadReason)
    /// The budget is used up until a date.
    case dropped(HostedReloadReason, until: Date)
    /// The widget's family isn't supported, so the widget shows the placeholder.
    case unsupportedFamily
    /// The configuration was removed, or was corrupt and set aside.
    case removed
  }

  /// The host's date.
  public var date: Date
  /// The widget.
  public var widget: PlacedWidget
  /// The kind of event.
  public var kind: Kind
}

extension TimelineHostEvent: CustomStringConvertible {
  /// `'Tides' systemSmall 'home': reloaded (policy), 5 entries`.
  public var description: String {
    "\(widget): \(kind)"
  }
}

extension TimelineHostEvent.Kind: CustomStringConvertible {
  /// The event in words.
  public var description: String {
    switch self {
    case .reloaded(let reason, let count):
      "reloaded (\(reason)), \(count) \(count == 1 ? "entry" : "entries")"
    case .leftOut(let count): "\(count) \(count == 1 ? "entry" : "entries") left out"
    case .failed(let reason, let words): "failed (\(reason)): \(words)"
    case .cutOff(let reason): "cut off (\(reason)): the provider took too long"
    case .dropped(let reason, let date):
      "dropped (\(reason)): the budget is used up until \(date.formatted(.iso8601))"
    case .unsupportedFamily: "no timeline: its family is not supported"
    case .removed: "removed"
    }
  }
}

/// Why a timeline is requested.
public enum HostedReloadReason: String, Sendable, Hashable {
  /// The widget was placed, or the host started.
  case placed
  /// The configuration changed.
  case configured
  /// The provider was replaced.
  case replaced
  /// The last timeline's policy requires it.
  case policy
  /// The app requested it.
  case requested
  /// The last request failed.
  case retry
}

/// Why a ``TimelineHost`` has nothing to show.
public enum TimelineHostError: Error, Sendable, Hashable {
  /// The provider was cut off at the time limit.
  case tooSlow(Duration)
  /// No entry has a valid date.
  case noEntries
  /// The kind has no provider.
  case unknownKind(String)
  /// The store has no configuration for the widget.
  case notPlaced(PlacedWidget)
}

extension TimelineHostError: CustomStringConvertible {
  /// The problem and its fix, without a period.
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

/// Remembers the last events.
struct EventLog {
  private let limit: Int
  private var remembered: [TimelineHostEvent] = []

  init(limit: Int) {
    self.limit = max(0, limit)
  }

  var events: ArraySlice<TimelineHostEvent> {
    remembered.suffix(limit)
  }

  mutating func append(_ event: TimelineHostEvent) {
    remembered.append(event)
    // Removing events one by one would move the rest each time.
    if remembered.count - limit > limit { remembered.removeFirst(remembered.count - limit) }
  }
}
