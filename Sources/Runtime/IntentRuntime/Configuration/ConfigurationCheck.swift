/// A check that a decoder makes after it has read a configuration: see `CodingUserInfoKey.configurationCheck`.
///
/// The library IntentChecking has one that rejects any problem. Programs that never check do not link it.
public struct ConfigurationCheck: Sendable {
  package let run: @Sendable (ConfigurationSchema, ConfigurationValues, any Decoder) throws -> Void

  package init(
    _ run: @escaping @Sendable (ConfigurationSchema, ConfigurationValues, any Decoder) throws -> Void
  ) {
    self.run = run
  }
}

extension CodingUserInfoKey {
  /// What a decoder checks after reading a configuration: a ``ConfigurationCheck`` in its `userInfo`. Without one, the
  /// decoder accepts problems.
  public static var configurationCheck: CodingUserInfoKey {
    CodingUserInfoKey("IntentRuntime.configurationCheck")
  }
}
