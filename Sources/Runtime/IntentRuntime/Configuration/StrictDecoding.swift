import IntentPlatform

/// The check that rejects a configuration with any problem when a decoder decodes strictly.
///
/// Most programs never decode strictly, so they do not link the checker: the key that asks for it sets the
/// check.
package enum StrictDecoding {
  package typealias Check = @Sendable (ConfigurationSchema, ConfigurationValues, any Decoder) throws -> Void

  /// The check; `nil` until the key is first used.
  package static let check = Guarded<Check?>(nil)
}
