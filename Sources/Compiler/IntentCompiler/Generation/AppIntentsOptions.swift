/// Settings of `intentc.json` that only generated App Intents use.
package struct AppIntentsOptions: Sendable, Hashable {
  /// The intents whose App Intents take over the configurations of placed widgets: `migrates`.
  package var migratedIntents = MigratedIntents.all
  /// The intents that also configure controls: `controls`.
  package var controls: Set<String> = []
  /// Whether queries remember the options that widgets have chosen: `remembers`.
  package var remembers = true

  package init() {}
}

/// The intents whose App Intents take over the configurations of placed widgets: `migrates` in `intentc.json`.
package enum MigratedIntents: Sendable, Hashable {
  case all
  case none
  /// Those with these names: `INIntentName`.
  case only(Set<String>)

  /// Whether an intent is among them.
  package func contains(_ name: String) -> Bool {
    switch self {
    case .all: true
    case .none: false
    case .only(let names): names.contains(name)
    }
  }
}
