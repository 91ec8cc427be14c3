import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentSchema

/// How one intent is expressed.
package struct IntentPlan: Sendable {
  package let intent: DefinitionSchema.Intent
  let names: ModuleNames.IntentNames
  let appNames: AppIntentsNames.Intent
  /// Whether placed widgets keep their configurations.
  package let isMigrated: Bool
  /// How each parameter is expressed; `nil` for one that is left out.
  package let parameters: [AppParameter?]
  /// What the screen shows; `nil` if it shows all parameters.
  package let summary: SummaryTree?
  let availability: Availability
  let diagnostics: [Diagnostic]

  init(
    _ intent: DefinitionSchema.Intent,
    _ names: ModuleNames.IntentNames,
    _ appNames: AppIntentsNames.Intent,
    isMigrated: Bool,
    minimumSystem: SystemRelease,
    site: DefinitionSite,
    resolver: ParameterResolver
  ) {
    self.intent = intent
    self.names = names
    self.appNames = appNames
    self.isMigrated = isMigrated
    var resolver = resolver
    let definition = site.definition.intents[site.intent]
    let parameters = resolver.resolve(intent.configuration, definition, names, queries: appNames.queries)
    self.parameters = parameters
    var diagnostics = IntentLosses.check(intent, site) + resolver.losses.diagnostics

    var planner = SummaryPlanner(intent.configuration, parameters)
    for index in planner.untested {
      let place = definition.parameters[index].relationship
      diagnostics.append(
        Diagnostic(
          .noAppIntentsCounterpart,
          "App Intents cannot test this condition, so '\(intent.configuration.parameters[index].name)' always shows",
          at: site.parameter(index).location(place?.predicateName?.range ?? place?.range),
          path: site.parameter(index).path(key: "INIntentParameterRelationship")
        )
      )
    }
    let tree = planner.tree()
    if tree == nil {
      diagnostics.append(
        Diagnostic(
          .noAppIntentsCounterpart,
          "the conditions of '\(intent.configuration.name)' need more than \(SummaryPlanner.limit) branches in App "
            + "Intents, so every parameter always shows",
          at: site.location(site.nameRange),
          path: site.path()
        )
      )
    }
    let all = SummaryTree.rows(parameters.indices.filter { parameters[$0] != nil })
    summary = tree == all ? nil : tree

    var availability = intent.isEligibleForWidgets ? Availability.widgets : .iOS16
    for parameter in parameters { if let parameter { availability.formIntersection(parameter.availability) } }
    self.availability = availability.from(minimumSystem)
    self.diagnostics = diagnostics
  }
}
