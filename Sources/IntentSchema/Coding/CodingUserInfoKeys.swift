extension CodingUserInfoKey {
  /// Whether configurations are encoded with the values of hidden parameters: a `Bool` in an encoder's
  /// `userInfo`.
  public static var includesHiddenParameters: CodingUserInfoKey {
    CodingUserInfoKey("IntentSchema.includesHiddenParameters")
  }

  /// Whether a configuration with which anything is wrong is refused: a `Bool` in a decoder's `userInfo`. The
  /// error is a `DecodingError` whose underlying error is ``ConfigurationIssues``.
  public static var decodesStrictly: CodingUserInfoKey {
    CodingUserInfoKey("IntentSchema.decodesStrictly")
  }

  /// The size of widget that strict decoding is for, whose lists hold only so many elements: a
  /// ``ConfigurationFamily`` in a decoder's `userInfo`. Without it lists have no end.
  public static var configurationFamily: CodingUserInfoKey {
    CodingUserInfoKey("IntentSchema.configurationFamily")
  }

  private init(_ name: StaticString) {
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
    guard decoder.userInfo[.decodesStrictly] as? Bool ?? false else { return configuration }
    do {
      let family = decoder.userInfo[.configurationFamily] as? ConfigurationFamily
      try requireNoIssues(in: configuration, for: family)
    } catch {
      throw DecodingError.dataCorrupted(
        .init(codingPath: path, debugDescription: "\(error)", underlyingError: error)
      )
    }
    return configuration
  }

  /// Writes a configuration to an encoder; without the values of hidden parameters, unless
  /// `CodingUserInfoKey.includesHiddenParameters` is set.
  public func write(_ configuration: ConfigurationValues, to encoder: any Encoder) throws {
    let includingHidden = encoder.userInfo[.includesHiddenParameters] as? Bool ?? false
    try write(configuration, includingHidden: includingHidden).encode(to: encoder)
  }
}
