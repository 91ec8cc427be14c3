extension CodingUserInfoKey {
  /// Whether a decoder rejects a configuration with any problem: a `Bool` in its `userInfo`. The error is a
  /// `DecodingError` with ``ConfigurationIssues`` as its underlying error.
  public static var decodesStrictly: CodingUserInfoKey {
    _ = isChecked
    return strictKey
  }

  /// The widget size for strict decoding, which limits the number of elements in a list: a
  /// `ConfigurationFamily` in a decoder's `userInfo`. Without it, there is no limit.
  public static var configurationFamily: CodingUserInfoKey {
    CodingUserInfoKey("IntentSchema.configurationFamily")
  }

  private static let strictKey = CodingUserInfoKey("IntentSchema.decodesStrictly")

  /// Whether the check is set. The first access sets it.
  private static let isChecked: Bool = {
    StrictDecoding.check.withLock { $0 = StrictDecoding.Check(run: ConfigurationSchema.checkStrictly) }
    return true
  }()
}

extension ConfigurationSchema {
  /// Rejects a configuration with any problem if the decoder decodes strictly.
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
