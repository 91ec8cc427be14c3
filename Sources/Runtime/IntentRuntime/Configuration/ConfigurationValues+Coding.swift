extension CodingUserInfoKey {
  /// Whether encoders write the values of hidden parameters: a `Bool` in an encoder's `userInfo`.
  public static var includesHiddenParameters: CodingUserInfoKey {
    CodingUserInfoKey("IntentSchema.includesHiddenParameters")
  }

  package init(_ name: StaticString) {
    // The standard library's initialiser is failable, but it never fails.
    self = CodingUserInfoKey(rawValue: "\(name)").unsafelyUnwrapped
  }
}

extension ConfigurationSchema {
  /// Reads a configuration from a decoder.
  ///
  /// - Throws: `DecodingError` if the data is not an object or is nested too deeply. Also
  ///   what the `CodingUserInfoKey.configurationCheck` throws, if it is set.
  public func read(from decoder: any Decoder) throws -> ConfigurationValues {
    let path = decoder.codingPath
    guard let configuration = read(try PlainValue(from: decoder)) else {
      let message = "The configuration of '\(name)' is an object of its parameters' values"
      throw DecodingError.dataCorrupted(.init(codingPath: path, debugDescription: message))
    }
    let check = decoder.userInfo[.configurationCheck] as? ConfigurationCheck
    try check?.run(self, configuration, decoder)
    return configuration
  }

  /// Writes a configuration to an encoder. It writes the values of hidden parameters only if
  /// `CodingUserInfoKey.includesHiddenParameters` is set.
  public func write(_ configuration: ConfigurationValues, to encoder: any Encoder) throws {
    let includingHidden = encoder.userInfo[.includesHiddenParameters] as? Bool ?? false
    try write(configuration, includingHidden: includingHidden).encode(to: encoder)
  }
}
