import IntentDiagnostics
import IntentSchema

/// The settings of a project that only App Intents use.
package struct AppIntentsOptions: Sendable, Hashable {
  /// Intents that also configure controls.
  package var controls: Set<String> = []
  /// Intents that open the app before they run.
  package var opensApp: Set<String> = []
  /// `migrates`: intents that take over placed widgets and saved shortcuts.
  package var migratedIntents = MigratedIntents.forWidgets
  /// `dependsOn`: the parameters that a provider sees, by the parameter that has the provider.
  package var dependencies: [String: QueryDependencies] = [:]
  /// Searchable String parameters that App Intents show as a list.
  package var lists: [String: SourceLocation] = [:]
  /// The bundle with the string tables, if named.
  package var bundle: TextBundle?
  /// The modules with the plain types.
  package var imports: [String] = []

  package init() {}
}

/// Which App Intents take over the placed widgets and saved shortcuts of their definitions: `migrates` in
/// `intentc.json`.
package enum MigratedIntents: Sendable, Hashable {
  /// Intents eligible for widgets, the default. The others are undecided.
  case forWidgets
  case all
  case none
  /// The intents with these names (`INIntentName`).
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

/// The other parameters that a provider of options sees.
package struct QueryDependencies: Sendable, Hashable {
  /// A parameter that `intentc.json` names.
  package struct Parameter: Sendable, Hashable {
    package var name: String
    package var location: SourceLocation
  }

  package var parameters: [Parameter] = []
  package var location: SourceLocation

  package init(_ parameters: [Parameter], at location: SourceLocation) {
    self.parameters = parameters
    self.location = location
  }
}

/// The bundle where App Intents look up texts.
package enum TextBundle: Sendable, Hashable {
  case main
  case module
  case ofClass(String)
}
