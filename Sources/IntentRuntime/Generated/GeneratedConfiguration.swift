/// The configuration of an intent, in Swift: a property for each parameter.
///
/// It is encoded as an object of the parameters' values by their names in the definition, without those of
/// hidden parameters (`CodingUserInfoKey.includesHiddenParameters` keeps them). Decoding loses
/// nothing: a missing parameter takes its default, and what is not understood is in ``retained``.
public protocol GeneratedConfiguration: Sendable, Hashable, Codable {
  /// What was read and could not be understood; it is written back.
  var retained: RetainedValues { get set }

  /// The parameters of the intent.
  static var parameters: ParameterTable<Self> { get }

  /// A configuration in which every parameter has its default.
  init()
}

extension GeneratedConfiguration {
  /// What can be configured.
  public static var schema: ConfigurationSchema {
    parameters.schema
  }
}
