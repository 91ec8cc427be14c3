import IntentDiagnostics
import IntentSchema

/// The settings of generated App Intents in `intentc.json`.
package struct AppIntentsOptions: Sendable, Hashable {
  /// The intents that also configure controls: `controls`.
  package var controls: Set<String> = []
  /// The intents that open the app before they run: `opensApp`.
  package var opensApp: Set<String> = []
  /// Whether queries remember the options that widgets have chosen: `remembers`.
  package var remembers = true
  /// The intents that take over placed widgets and saved shortcuts: `migrates`.
  package var migratedIntents = MigratedIntents.forWidgets
  /// The parameters that a provider sees, by the parameter with the provider: `dependsOn`.
  package var dependencies: [String: QueryDependencies] = [:]
  /// The searchable texts to choose from a list, with their places in the file: `lists`.
  package var lists: [String: SourceLocation] = [:]
  /// The bundle with the definitions' tables, if the project names it: `bundle`.
  package var bundle: TextBundle?
  /// The modules with the plain types: `imports`. If empty, the plain types are generated.
  package var imports: [String] = []

  package init() {}
}

package enum MigratedIntents: Sendable, Hashable {
  /// The intents of widgets. Others are undecided.
  case forWidgets
  case all
  case none
  /// The intents with these names: `INIntentName`.
  case only(Set<String>)

  package func contains(_ intent: DefinitionSchema.Intent) -> Bool {
    switch self {
    case .forWidgets: intent.isEligibleForWidgets
    case .all: true
    case .none: false
    case .only(let names): names.contains(intent.configuration.name)
    }
  }
}

package struct QueryDependencies: Sendable, Hashable {
  package struct Parameter: Sendable, Hashable {
    package var name: String
    package var location: SourceLocation
  }

  /// The parameters, each once. With an empty list, the provider reads none.
  package var parameters: [Parameter] = []
  /// The place of the parameter with the provider.
  package var location: SourceLocation

  package init(_ parameters: [Parameter], at location: SourceLocation) {
    self.parameters = parameters
    self.location = location
  }
}

/// The bundle with the definitions' tables: `bundle`.
package enum TextBundle: Sendable, Hashable {
  /// The app or extension that runs the code.
  case main
  case module
  case ofClass(String)
}
