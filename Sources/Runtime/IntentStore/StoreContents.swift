/// The contents of a ``ConfigurationStore``.
public struct StoreContents: Sendable, Hashable {
  /// The widgets that have a configuration, in the order of kind, size and identifier.
  public var widgets: [PlacedWidget] = []
  /// The names of all corrupt configurations that were set aside, now or earlier, sorted. If the store is
  /// read-only or locked, a corrupt configuration keeps its name.
  public var setAside: [String] = []
  /// The names of intact configurations that are not in the place of their widget, such as manual copies,
  /// sorted. The store does not use them.
  public var misplaced: [String] = []
  /// The configurations that cannot be read now, such as a file without permission.
  public var failures: [StoreFailure] = []
}

/// A configuration that a ``ConfigurationStore`` cannot read.
public struct StoreFailure: Sendable, Hashable {
  /// The widget; `nil` if the failure concerns several widgets, or if the name of the file is too long to hold it.
  public var widget: PlacedWidget?
  /// The reason, with the path.
  public var error: ConfigurationStoreError
}
