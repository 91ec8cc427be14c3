extension CodingUserInfoKey {
  /// Whether configurations are encoded with the values of hidden parameters: a `Bool` in an encoder's
  /// `userInfo`.
  public static var includesHiddenParameters: CodingUserInfoKey {
    CodingUserInfoKey("IntentSchema.includesHiddenParameters")
  }

  package init(_ name: StaticString) {
    // The standard library's initialiser is failable for no name at all.
    self = CodingUserInfoKey(rawValue: "\(name)").unsafelyUnwrapped
  }
}

extension ConfigurationSchema {
  /// Reads a configuration from a decoder.
  ///
  /// - Throws: `DecodingError` for what is no object or nests too deep; and where
  ///   `CodingUserInfoKey.decodesStrictly` is set, for anything that is wrong.
  public func read(from decoder: any Decoder) throws -> ConfigurationValues {
    let path = decoder.codingPath
    guard let configuration = read(try PlainValue(from: decoder)) else {
      let message = "The configuration of '\(name)' is an object of its parameters' values"
      throw DecodingError.dataCorrupted(.init(codingPath: path, debugDescription: message))
    }
    if let check = StrictDecoding.check.withLock({ $0 }) { try check(self, configuration, decoder) }
    return configuration
  }

  /// Writes a configuration to an encoder; without the values of hidden parameters, unless
  /// `CodingUserInfoKey.includesHiddenParameters` is set.
  public func write(_ configuration: ConfigurationValues, to encoder: any Encoder) throws {
    let includingHidden = encoder.userInfo[.includesHiddenParameters] as? Bool ?? false
    try write(configuration, includingHidden: includingHidden).encode(to: encoder)
  }
}
