/// A configuration from a store.
public struct StoredConfiguration<Configuration: Sendable & Hashable>: Sendable, Hashable {
  /// Includes retained values that don't fit the definition.
  public var configuration: Configuration
  /// The values that don't fit the definition, and the problems for the widget size, by parameter.
  public var issues: [ParameterValueError]
  /// The intent's class name when it was stored, different from the schema's if it was renamed.
  public var intent: String
}

/// A placed widget, the key of its configuration.
public struct PlacedWidget: Sendable, Hashable {
  /// The kind in WidgetKit.
  public var kind: String
  public var family: ConfigurationFamily
  /// Identifies the widget among others of the same kind and size: any text, such as a UUID.
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
  /// The names of all corrupt configurations, set aside now or earlier, sorted. In a read-only or locked
  /// store, they keep their names.
  public var setAside: [String] = []
  /// The names of intact configurations under another widget's name, such as copies, sorted. The store does
  /// not use them.
  public var misplaced: [String] = []
  /// The unreadable configurations, such as a file without permission.
  public var failures: [StoreFailure] = []
}

/// A configuration that a store can't read.
public struct StoreFailure: Sendable, Hashable {
  /// `nil` for a failure that affects several, or a file with a shortened name.
  public var widget: PlacedWidget?
  /// The reason, with the path.
  public var error: ConfigurationStoreError
}
