import IntentDiagnostics
import IntentSchema

package struct AppIntentsOptions: Sendable, Hashable {
  /// `controls`: intents that also configure controls.
  package var controls: Set<String> = []
  /// `opensApp`: intents that open the app before they run.
  package var opensApp: Set<String> = []
  /// `remembers`: whether queries remember what widgets have chosen.
  package var remembers = true
  /// `migrates`: intents that take over placed widgets and saved shortcuts.
  package var migratedIntents = MigratedIntents.forWidgets
  /// `dependsOn`: the parameters that a provider sees, by the parameter that has the provider.
  package var dependencies: [String: QueryDependencies] = [:]
  /// `lists`: searchable String parameters whose values people choose from a list.
  package var lists: [String: SourceLocation] = [:]
  /// `bundle`: the bundle with the string tables, if named.
  package var bundle: TextBundle?
  /// `imports`: the modules with the plain types.
  package var imports: [String] = []

  package init() {}
}

package enum MigratedIntents: Sendable, Hashable {
  /// Intents for widgets; other intents are undecided.
  case forWidgets
  case all
  case none
  /// `INIntentName`.
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

  /// The parameters that the provider reads, if any.
  package var parameters: [Parameter] = []
  package var location: SourceLocation

  package init(_ parameters: [Parameter], at location: SourceLocation) {
    self.parameters = parameters
    self.location = location
  }
}

package enum TextBundle: Sendable, Hashable {
  case main
  case module
  case ofClass(String)
}
