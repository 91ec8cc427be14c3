/// A configuration as it was found in a ``ConfigurationStore``.
public struct StoredConfiguration<Configuration: Sendable & Hashable>: Sendable, Hashable {
  /// The configuration. What no longer fits the definition is retained in it, and written back.
  public var configuration: Configuration
  /// What no longer fits the definition, and what is wrong with the values for the widget's size, in the order
  /// of the parameters.
  public var issues: [ParameterValueError]
  /// The class name of the intent that it was stored for: another than the schema's where the intent was
  /// renamed since.
  public var intent: String
}
