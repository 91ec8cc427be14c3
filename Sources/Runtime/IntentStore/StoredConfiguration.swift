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
