/// The contents of a ``ConfigurationStore``.
public struct StoreContents: Sendable, Hashable {
  /// The widgets that have a configuration, in the order of kind, size and identifier.
  public var widgets: [PlacedWidget]
  /// The names of all corrupt configurations that were set aside, now or earlier, sorted. If the store is
  /// read-only, a corrupt configuration keeps its name.
  public var setAside: [String]
  /// The names of intact configurations that are not in the place of their widget, such as manual copies,
  /// sorted. The store does not use them.
  public var misplaced: [String]
}
