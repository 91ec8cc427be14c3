/// A configuration from a store.
public struct StoredConfiguration<Configuration: Sendable & Hashable>: Sendable, Hashable {
  /// The configuration, including its retained values.
  public var configuration: Configuration
  /// Values that don't fit the definition or the widget size, in the order of the parameters.
  public var issues: [ParameterValueError]
  /// The intent's class name when the configuration was stored.
  public var intent: String
}

/// A widget that a person has placed.
public struct PlacedWidget: Sendable, Hashable {
  /// The kind in WidgetKit.
  public var kind: String
  public var family: ConfigurationFamily
  /// Any text, unique among widgets of the same kind and size, such as a UUID.
  public var id: String

  public init(_ kind: String, _ family: ConfigurationFamily, id: String) {
    self.kind = kind
    self.family = family
    self.id = id
  }
}

extension PlacedWidget: CustomStringConvertible {
  /// `'UpNext' systemSmall 'home'`.
  public var description: String {
    "'\(kind)' \(family.rawValue) '\(id)'"
  }
}

/// The contents of a store.
public struct StoreContents: Sendable, Hashable {
  /// Widgets sorted by kind, size and identifier.
  public var widgets: [PlacedWidget] = []
  /// The names of corrupt configurations, sorted. In a read-only or locked store, these are the original
  /// names.
  public var setAside: [String] = []
  /// The names of intact configurations that no widget uses, such as copies, sorted.
  public var misplaced: [String] = []
  /// The unreadable configurations.
  public var failures: [StoreFailure] = []
}

/// A configuration that can't be read.
public struct StoreFailure: Sendable, Hashable {
  /// The widget; `nil` if the failure affects several widgets, or if the stored name is shortened.
  public var widget: PlacedWidget?
  /// The reason, with the path.
  public var error: ConfigurationStoreError
}
