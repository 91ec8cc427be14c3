import IntentClasses
import IntentCompiler
import IntentSchema

/// The names that generated code declares for one intent, for `migrate`, which registers handlers by them.
package struct RegisteredNames: Sendable {
  /// A provider of options or a performer, which programs register where they start.
  package struct Dependency: Sendable {
    /// The protocol: `UpNextOptionsProvider`.
    package let type: String
    /// The type that holds the value: `UpNextOptionsSource`.
    package let source: String
    /// The adapter that asks a SiriKit handler, outside the namespace: `UpNextHandlerOptions`. `nil` if it
    /// isn't generated.
    package var adapter: String?
  }

  /// The App Intent: `UpNextAppIntent`.
  package private(set) var appIntent = ""
  /// The property of the App Intent with the plain configuration.
  package private(set) var configuration = "configuration"
  package var options: Dependency?
  package var performer: Dependency?
  /// The values that an action asks for.
  package private(set) var requests: [PlainResponse.Asked] = []
  /// The parameters that App Intents can express, by their names in the definition.
  package private(set) var parameters: Set<String> = []
  /// The parameters whose options come from a provider. Only these can depend on others.
  package private(set) var withOptions: Set<String> = []

  package init() {}

  fileprivate init(_ plan: IntentPlan) {
    appIntent = plan.appNames.intent
    configuration = plan.configurationProperty
    if let type = plan.named.provider, let source = plan.appNames.source {
      options = Dependency(type: type, source: source, adapter: plan.named.handlerOptions)
    }
    if let performer = plan.action?.performer {
      let adapter = performer.response.handlerPerformer
      self.performer = Dependency(type: performer.name, source: performer.source, adapter: adapter)
      requests = performer.response.asked
    }
    parameters = Set(plan.parameters.compactMap(\.self).map(\.schema.name))
    withOptions = plan.withOptions
  }
}

extension AppIntentsBackend {
  package static func registeredNames(
    _ module: ModuleSchema,
    _ options: GenerationOptions
  ) -> [String: RegisteredNames] {
    let (names, _) = Naming.names(of: module, options: options)
    var result: [String: RegisteredNames] = [:]
    for plan in plans(module, options, names).joined() {
      result[plan.intent.configuration.name] = RegisteredNames(plan)
    }
    return result
  }
}
