/// A configuration from a ``ConfigurationStore``.
public struct StoredConfiguration<Configuration: Sendable & Hashable>: Sendable, Hashable {
  /// The configuration, including retained values that don't fit the definition.
  public var configuration: Configuration
  /// The values that don't fit the definition, and the problems for the widget size, in the order of the
  /// parameters.
  public var issues: [ParameterValueError]
  /// The class name of the intent when it was stored. It differs from the schema's if the intent was renamed.
  public var intent: String
}

/// A placed widget, which is the key of its configuration.
public struct PlacedWidget: Sendable, Hashable {
  /// The kind of widget in WidgetKit.
  public var kind: String
  public var family: ConfigurationFamily
  /// An identifier among widgets of the same kind and size: any text, such as a UUID.
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
  /// The widgets with a configuration, sorted by kind, size and identifier.
  public var widgets: [PlacedWidget] = []
  /// The names of all corrupt configurations that were set aside, now or earlier, sorted. In a read-only or
  /// locked store, a corrupt configuration keeps its name.
  public var setAside: [String] = []
  /// The names of intact configurations under another name than their widget's, such as copies, sorted. The
  /// store does not use them.
  public var misplaced: [String] = []
  /// The configurations that can't be read now, such as a file without permission.
  public var failures: [StoreFailure] = []
}

/// A configuration that a ``ConfigurationStore`` can't read.
public struct StoreFailure: Sendable, Hashable {
  /// The widget; `nil` for a failure that affects several, or if the name of the file is shortened.
  public var widget: PlacedWidget?
  /// The reason, with the path.
  public var error: ConfigurationStoreError
}
