import IntentPlatform

/// The check that rejects a configuration with any problem when a decoder decodes strictly.
///
/// Most programs never decode strictly, so they do not link the checker: the key that asks for it sets the
/// check.
package enum StrictDecoding {
  /// A struct, because reading a bare closure from a generic type wraps it into another one, and puts that back: each
  /// decoding would make the next one need more stack.
  package struct Check: Sendable {
    package let run: @Sendable (ConfigurationSchema, ConfigurationValues, any Decoder) throws -> Void

    package init(
      run: @escaping @Sendable (ConfigurationSchema, ConfigurationValues, any Decoder) throws -> Void
    ) {
      self.run = run
    }
  }

  /// The check; `nil` until the key is first used.
  package static let check = Guarded<Check?>(nil)
}
