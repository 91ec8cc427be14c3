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
