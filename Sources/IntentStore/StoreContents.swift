/// What a ``ConfigurationStore`` holds.
public struct StoreContents: Sendable, Hashable {
  /// The widgets that have a configuration, in the order of kind, size and identifier.
  public var widgets: [PlacedWidget]
  /// The names of what was found corrupt, now or earlier, and set aside, sorted. Where nothing can be changed, as
  /// in a folder that is read-only, what is corrupt has the name it had.
  public var setAside: [String]
  /// The names of what is whole but does not stand in its widget's place, such as a copy that somebody made by
  /// hand, sorted. Nothing reads it.
  public var misplaced: [String]
}
