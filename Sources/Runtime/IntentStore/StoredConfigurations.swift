/// A configuration as read from a ``ConfigurationStore``.
public struct StoredConfiguration<Configuration: Sendable & Hashable>: Sendable, Hashable {
  /// The configuration. Values that no longer fit the definition are retained and written back.
  public var configuration: Configuration
  /// The values that no longer fit the definition, and the problems of the values for the widget size, in the
  /// order of the parameters.
  public var issues: [ParameterValueError]
  /// The class name of the intent that it was stored for. It differs from the schema's if the intent was
  /// renamed.
  public var intent: String
}

/// A placed widget, under which its configuration is stored.
public struct PlacedWidget: Sendable, Hashable {
  /// The kind of widget, which is its name in WidgetKit.
  public var kind: String
  public var family: ConfigurationFamily
  /// The identifier among widgets of the same kind and size: any text, such as a UUID.
  public var id: String

  public init(_ kind: String, _ family: ConfigurationFamily, id: String) {
    self.kind = kind
    self.family = family
    self.id = id
  }
}

extension PlacedWidget: CustomStringConvertible {
  /// The kind, size and identifier: `'UpNext' systemSmall 'home'`.
  public var description: String {
    "'\(kind)' \(family.rawValue) '\(id)'"
  }
}

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
