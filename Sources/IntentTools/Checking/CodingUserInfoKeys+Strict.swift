extension CodingUserInfoKey {
  /// Whether a configuration with which anything is wrong is refused: a `Bool` in a decoder's `userInfo`. The
  /// error is a `DecodingError` whose underlying error is ``ConfigurationIssues``.
  public static var decodesStrictly: CodingUserInfoKey {
    _ = isChecked
    return strictKey
  }

  /// The size of widget that strict decoding is for, whose lists hold only so many elements: a
  /// `ConfigurationFamily` in a decoder's `userInfo`. Without it lists have no end.
  public static var configurationFamily: CodingUserInfoKey {
    CodingUserInfoKey("IntentSchema.configurationFamily")
  }

  private static let strictKey = CodingUserInfoKey("IntentSchema.decodesStrictly")

  /// Whether the check is set, which it is from the first time on that anybody asks.
  private static let isChecked: Bool = {
    StrictDecoding.check.withLock { $0 = ConfigurationSchema.checkStrictly }
    return true
  }()
}

extension ConfigurationSchema {
  /// Refuses a configuration with which anything is wrong, where the decoder decodes strictly.
  @Sendable
  fileprivate static func checkStrictly(
    _ schema: ConfigurationSchema,
    _ configuration: ConfigurationValues,
    _ decoder: any Decoder
  ) throws {
    guard decoder.userInfo[.decodesStrictly] as? Bool ?? false else { return }
    do {
      let family = decoder.userInfo[.configurationFamily] as? ConfigurationFamily
      try schema.requireNoIssues(in: configuration, for: family)
    } catch {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "\(error)", underlyingError: error)
      )
    }
  }
}
