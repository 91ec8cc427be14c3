/// The configuration of an intent in Swift, with a property for each parameter.
///
/// It is encoded as an object with the parameters' values by their names in the definition. Hidden parameters
/// are left out, unless `CodingUserInfoKey.includesHiddenParameters` is set. Decoding loses nothing: a
/// missing parameter takes its default, and ``retained`` has the values that were not understood.
public protocol GeneratedConfiguration: Sendable, Hashable, Codable {
  /// The values that were read but not understood. They are written back.
  var retained: RetainedValues { get set }

  /// The parameters of the intent.
  static var parameters: ParameterTable<Self> { get }

  /// A fingerprint of the definition's meaning: 16 hexadecimal digits. The order, the texts and the defaults
  /// do not change it. Two versions of a program with the same hash store the same data in the same way.
  ///
  /// It is empty if the code was not generated. It is not a cryptographic hash, so do not rely on it for
  /// security.
  static var schemaHash: String { get }

  /// A configuration in which every parameter has its default.
  init()
}

extension GeneratedConfiguration {
  public static var schemaHash: String { "" }

  /// The parameters and their types.
  public static var schema: ConfigurationSchema {
    parameters.schema
  }
}
