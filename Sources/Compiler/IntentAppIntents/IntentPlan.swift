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
    let (lowered, settings) = (appNames.named.lowered, options.appIntents)
    let intent = lowered.schema
    self.intent = intent
    isControl = settings.controls.contains(intent.configuration.name)
    opensApp =
      appNames.performer != nil && (intent.opensApp || settings.opensApp.contains(intent.configuration.name))
    isMigrated = settings.migratedIntents.contains(intent)
    isUndecided = settings.migratedIntents == .forWidgets && !intent.isEligibleForWidgets
    action = appNames.performer.map { AppAction($0, resolver.names, resolver.appNames) }

    var resolver = resolver
    var parameters = resolver.resolve(appNames)
    var planner = SummaryPlanner(intent.configuration, parameters)
    let tree = planner.tree()
    var views = ProviderViews(intent.configuration, lowered.site, settings, tree == nil ? nil : planner)
    views.resolve(&parameters)
    self.parameters = parameters
    let all = SummaryTree.rows(parameters.indices.filter { parameters[$0] != nil })
    summary = tree == all ? nil : tree
    var planned = SentencePlanner(lowered, parameters)
    sentences = tree.map { planned.sentences(for: $0) } ?? [:]
    self.appNames = Self.named(appNames, for: parameters)
    availability = Self.availability(of: intent, parameters, action, options)
    diagnostics =
      resolver.losses.diagnostics + (action.map { ActionLosses.check($0, lowered) } ?? [])
      + Self.losses(of: planner, tree, lowered) + views.diagnostics + planned.diagnostics
  }

  /// Conditions that a summary cannot have.
  private static func losses(
    of planner: SummaryPlanner,
    _ tree: SummaryTree?,
    _ intent: LoweredIntent
  ) -> [Diagnostic] {
    let (configuration, site) = (intent.schema.configuration, intent.site)
    let untested = planner.untested.map { index in
      let relationship = intent.definition.parameters[index].relationship
      return Diagnostic(
        .noAppIntentsCounterpart,
        "App Intents cannot test this condition, so '\(configuration.parameters[index].name)' always shows",
        at: site.parameter(index).location(relationship?.predicateName?.range ?? relationship?.range),
        path: site.parameter(index).path(key: .parameter(.relationship))
      )
    }
    guard tree == nil else { return untested }
    let words =
      "the conditions of '\(configuration.name)' need more branches than a summary of App Intents can have, "
      + "so every parameter always shows"
    let all = Diagnostic(
      .noAppIntentsCounterpart,
      words,
      at: site.location(site.nameRange),
      path: site.path()
    )
    return untested + [all]
  }

  /// Without an options type, nothing asks a registered provider, so declares no source.
  private static func named(
    _ names: AppIntentsNames.Intent,
    for parameters: [AppParameter?]
  ) -> AppIntentsNames.Intent {
    var names = names
    if !parameters.contains(where: { $0?.optionsType != nil }) { names.source = nil }
    return names
  }

  private static func availability(
    of intent: DefinitionSchema.Intent,
    _ parameters: [AppParameter?],
    _ action: AppAction?,
    _ options: GenerationOptions
  ) -> Availability {
    var result = intent.isEligibleForWidgets ? Availability.widgets : .iOS16
    for parameter in parameters { if let parameter { result.formIntersection(parameter.availability) } }
    if let action { result.formIntersection(action.availability) }
    result.isDeprecated = intent.isDeprecated
    return result.from(options.minimumSystem)
  }
}
