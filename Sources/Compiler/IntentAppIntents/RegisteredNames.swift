import IntentClasses
import IntentCompiler
import IntentSchema

/// The names that generated code declares for one intent, for `migrate`, which registers handlers by them. A
/// name that it doesn't declare is empty.
package struct RegisteredNames: Sendable {
  /// The App Intent: `UpNextAppIntent`.
  package var appIntent = ""
  /// The property of the App Intent with the plain configuration.
  package var configuration = "configuration"
  package var optionsProvider = ""
  package var optionsSource = ""
  /// The adapter that asks a SiriKit handler for options, outside the namespace: `UpNextHandlerOptions`.
  package var handlerOptions = ""
  package var performer = ""
  package var performerSource = ""
  /// The adapter that asks a SiriKit handler to run an action, outside the namespace:
  /// `OrderLunchHandlerPerformer`.
  package var handlerPerformer = ""
  /// The values that an action asks for.
  package var requests: [PlainResponse.Asked] = []
  /// The parameters that App Intents can express, by their names in the definition.
  package var parameters: Set<String> = []
  /// The parameters whose options come from a provider. Only these can depend on others.
  package var withOptions: Set<String> = []

  package init() {}
}

extension AppIntentsBackend {
  package static func registeredNames(
    _ module: ModuleSchema,
    _ options: GenerationOptions
  ) -> [String: RegisteredNames] {
    let (names, _) = Naming.names(of: module, options: options)
    var result: [String: RegisteredNames] = [:]
    for plan in plans(module, options, names).joined() {
      var found = RegisteredNames()
      found.appIntent = plan.appNames.intent
      found.configuration = plan.configurationProperty
      found.optionsProvider = plan.named.provider
      found.optionsSource = plan.appNames.source
      found.handlerOptions = plan.named.handlerOptions
      found.performer = plan.appNames.performer
      found.performerSource = plan.appNames.performerSource
      found.handlerPerformer = plan.appNames.response?.handlerPerformer ?? ""
      found.requests = plan.appNames.response?.asked ?? []
      found.parameters = Set(plan.parameters.compactMap(\.self).map(\.schema.name))
      found.withOptions = plan.withOptions
      result[plan.intent.configuration.name] = found
    }
    return result
  }
}
