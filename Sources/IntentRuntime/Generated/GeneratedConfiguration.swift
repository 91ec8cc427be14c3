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

  /// What stays the same while the definition means the same: 16 hexadecimal digits, whatever the order, texts and
  /// defaults. Two versions of a program that have one hash store the same things in the same way.
  ///
  /// Empty where the code was not generated. It tells versions apart that were made in good faith, and is no
  /// cryptographic hash.
  static var schemaHash: String { get }

  /// A configuration in which every parameter has its default.
  init()
}

extension GeneratedConfiguration {
  public static var schemaHash: String { "" }

  /// What can be configured.
  public static var schema: ConfigurationSchema {
    parameters.schema
  }
}
