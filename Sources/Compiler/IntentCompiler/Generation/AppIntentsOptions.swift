import IntentDiagnostics
import IntentSchema

/// Settings of `intentc.json` that only generated App Intents use.
package struct AppIntentsOptions: Sendable, Hashable {
  /// The intents that also configure controls: `controls`.
  package var controls: Set<String> = []
  /// The intents whose App Intents open the app before they run: `opensApp`.
  package var opensApp: Set<String> = []
  /// Whether queries remember the options that widgets have chosen: `remembers`.
  package var remembers = true
  /// The intents whose App Intents take over placed widgets and saved shortcuts: `migrates`.
  package var migratedIntents = MigratedIntents.forWidgets
  /// The parameters whose chosen values a provider sees, by the parameter with the provider: `dependsOn`.
  package var dependencies: [String: QueryDependencies] = [:]
  /// The texts with a search that people choose from a list, with the places of their names: `lists`.
  package var lists: [String: SourceLocation] = [:]
  /// Where the tables of the definitions are when the app runs: `bundle`; `nil` if the project does not say.
  package var bundle: TextBundle?
  /// The modules with the plain types; if empty, the plain types are generated, too: `imports`.
  package var imports: [String] = []

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

/// The parameters whose chosen values the provider of another one sees: an entry of `dependsOn` in `intentc.json`.
package struct QueryDependencies: Sendable, Hashable {
  /// The name of a parameter of the same intent, with its place.
  package struct Parameter: Sendable, Hashable {
    package var name: String
    package var location: SourceLocation
  }

  /// The parameters, each once. An empty list says that the provider reads none.
  package var parameters: [Parameter] = []
  /// The place of the parameter with the provider.
  package var location: SourceLocation

  package init(_ parameters: [Parameter], at location: SourceLocation) {
    self.parameters = parameters
    self.location = location
  }
}

/// The bundle with the tables of the definitions: `bundle` in `intentc.json`.
package enum TextBundle: Sendable, Hashable {
  /// The app or the extension that runs the code.
  case main
  /// The resources of the Swift package's target.
  case module
  /// The bundle with the code of a class.
  case ofClass(String)
}
