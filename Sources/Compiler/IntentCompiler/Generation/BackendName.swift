/// A kind of Swift that intentc generates: `--backend` and `backends` in `intentc.json`.
package enum BackendName: String, Sendable, Hashable, CaseIterable {
  /// Configuration structs and the protocols of options providers.
  case configuration
  /// App Intents, in addition to ``configuration``, which they convert to and from.
  case appIntents = "app-intents"
  /// Classes of Apple's Intents framework, as Xcode makes them.
  case intents
}
