import IntentPlatform

/// What refuses a configuration with which something is wrong, where a decoder decodes strictly.
///
/// Most programs never do, so the checker is not linked for it: the key that asks for it sets the check.
package enum StrictDecoding {
  package typealias Check = @Sendable (ConfigurationSchema, ConfigurationValues, any Decoder) throws -> Void

  /// The check; `nil` until the key is first asked for.
  package static let check = Guarded<Check?>(nil)
}
