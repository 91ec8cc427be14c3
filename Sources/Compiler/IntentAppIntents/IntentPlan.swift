import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentSchema

/// Everything about one App Intent that is decided before it is rendered. Comparisons read it, too.
package struct IntentPlan: Sendable {
  package var intent: DefinitionSchema.Intent
  let named: NamedIntent
  let appNames: AppIntentsNames.Intent
  /// Whether the App Intent takes over placed widgets and saved shortcuts.
  package let isMigrated: Bool
  /// Whether neither `migrates` nor the default covers this intent.
  package let isUndecided: Bool
  let isControl: Bool
  let opensApp: Bool
  /// `nil` for each parameter that is left out.
  package let parameters: [AppParameter?]
  /// The rows that show under each condition; `nil` to show all parameters.
  package let summary: SummaryTree?
  /// The sentences of the summary, by the list of parameters that each one replaces.
  let sentences: [[Int]: SummarySentence]
  /// `nil` for an intent that only configures widgets.
  let action: AppAction?
  let availability: Availability
  let diagnostics: [Diagnostic]

  /// The property with the plain configuration. A parameter keeps this name, because the system stores it.
  var configurationProperty: String {
    let taken = Set(parameters.compactMap { $0.map { SwiftIdentifier.unquoted($0.name) } })
    var name = "configuration"
    if taken.contains(name) { name = "plainConfiguration" }
    while taken.contains(name) { name += "_" }
    return name
  }

  /// The parameters whose options App Intents ask for, by their names in the definition.
  var withOptions: Set<String> {
    Set(parameters.compactMap(\.self).filter { $0.optionsType != nil }.map(\.schema.name))
  }

  /// The response parameter that the next step of a shortcut gets.
  package var output: String? { action?.output?.property.name }

  package var site: DefinitionSite { named.site }

  /// The order of the steps matters: each reads the parameters as the steps before left them, and what a
  /// provider sees also depends on the rows that the summary can hide.
  init(
    _ appNames: AppIntentsNames.Intent,
    _ options: GenerationOptions,
    resolver: ParameterResolver
  ) {
    named = appNames.named
    let lowered = named.lowered
    let (intent, site) = (lowered.schema, lowered.site)
    self.intent = intent
    isControl = options.appIntents.controls.contains(intent.configuration.name)
    opensApp =
      appNames.response != nil
      && (intent.opensApp || options.appIntents.opensApp.contains(intent.configuration.name))
    isMigrated = options.appIntents.migratedIntents.contains(intent)
    isUndecided = options.appIntents.migratedIntents == .forWidgets && !intent.isEligibleForWidgets
    let action = appNames.response.map { AppAction($0, resolver.names, resolver.appNames) }
    self.action = action
    var resolver = resolver
    var parameters = resolver.resolve(appNames)
    var diagnostics = resolver.losses.diagnostics
    if let action { diagnostics += ActionLosses.check(action, lowered) }

    var planner = SummaryPlanner(intent.configuration, parameters)
    for index in planner.untested {
      let place = lowered.definition.parameters[index].relationship
      diagnostics.append(
        Diagnostic(
          .noAppIntentsCounterpart,
          "App Intents cannot test this condition, so '\(intent.configuration.parameters[index].name)' always shows",
          at: site.parameter(index).location(place?.predicateName?.range ?? place?.range),
          path: site.parameter(index).path(key: .parameter(.relationship))
        )
      )
    }
    let tree = planner.tree()
    if tree == nil {
      diagnostics.append(
        Diagnostic(
          .noAppIntentsCounterpart,
          "the conditions of '\(intent.configuration.name)' need more branches than a summary of App Intents can have, "
            + "so every parameter always shows",
          at: site.location(site.nameRange),
          path: site.path()
        )
      )
    }
    // What a provider sees depends on the rows that the summary can hide, so plan the summary first.
    var views = ProviderViews(intent.configuration, site, options.appIntents, tree == nil ? nil : planner)
    views.resolve(&parameters)
    diagnostics += views.diagnostics
    self.parameters = parameters
    var appNames = appNames
    // Without an options type, nothing asks a registered provider, so declare no source.
    if !parameters.contains(where: { $0?.optionsType != nil }) { appNames.source = "" }
    self.appNames = appNames
    let all = SummaryTree.rows(parameters.indices.filter { parameters[$0] != nil })
    summary = tree == all ? nil : tree
    var sentences = SentencePlanner(lowered, parameters)
    self.sentences = tree.map { sentences.sentences(for: $0) } ?? [:]
    diagnostics += sentences.diagnostics

    var availability = intent.isEligibleForWidgets ? Availability.widgets : .iOS16
    for parameter in parameters { if let parameter { availability.formIntersection(parameter.availability) } }
    if let action { availability.formIntersection(action.availability) }
    availability.isDeprecated = intent.isDeprecated
    self.availability = availability.from(options.minimumSystem)
    self.diagnostics = diagnostics
  }
}
