import IntentSchema

/// Settings of `intentc.json` that only generated App Intents use.
package struct AppIntentsOptions: Sendable, Hashable {
  /// The intents that also configure controls: `controls`.
  package var controls: Set<String> = []
  /// Whether queries remember the options that widgets have chosen: `remembers`.
  package var remembers = true
  /// The intents whose App Intents take over placed widgets and saved shortcuts: `migrates`.
  package var migratedIntents = MigratedIntents.forWidgets

  package init() {}
}

/// The intents whose App Intents take over placed widgets and saved shortcuts: `migrates` in `intentc.json`.
package enum MigratedIntents: Sendable, Hashable {
  /// Those for widgets. Nothing is decided about the others.
  case forWidgets
  case all
  case none
  /// Those with these names: `INIntentName`.
  case only(Set<String>)

  /// Whether an intent is among them.
  package func contains(_ intent: DefinitionSchema.Intent) -> Bool {
    switch self {
    case .forWidgets: intent.isEligibleForWidgets
    case .all: true
    case .none: false
    case .only(let names): names.contains(intent.configuration.name)
    }
  }
}
