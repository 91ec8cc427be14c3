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
