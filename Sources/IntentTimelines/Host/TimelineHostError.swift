/// Why a ``TimelineHost`` has nothing to show.
public enum TimelineHostError: Error, Sendable, Hashable {
  /// The provider took longer than the given time, and was cut off.
  case tooSlow(Duration)
  /// The provider gave a timeline in which no entry has a date.
  case noEntries
  /// No provider was added for the kind of widget.
  case unknownKind(String)
  /// Nothing is stored for the widget.
  case notPlaced(PlacedWidget)
}

extension TimelineHostError: CustomStringConvertible {
  /// What is wrong, and what can be done, in one sentence without a full stop.
  public var description: String {
    switch self {
    case .tooSlow(let time):
      "the provider took longer than \(time / .seconds(1)) seconds; answer with less, or from what is stored"
    case .noEntries:
      "the timeline has no entries; give at least one, with a date"
    case .unknownKind(let kind):
      "there is no provider for the kind '\(kind)'; add one"
    case .notPlaced(let widget):
      "nothing is stored for \(widget); store its configuration"
    }
  }
}
