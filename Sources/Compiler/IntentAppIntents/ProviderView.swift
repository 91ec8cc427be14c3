import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentSchema

/// The other parameters' values that a provider of options sees.
struct ProviderView: Sendable {
  /// The provider sees the values chosen for these parameters, and the defaults of all others.
  var dependencies: [Int] = []
  /// Whether the provider sees only the default of a parameter that could matter.
  var seesDefaults = false
  /// Whether `dependsOn` in `intentc.json` decides.
  var isDecided = false
}

/// Decides which chosen values the provider of each parameter sees.
///
/// By default, a query sees none. If it saw values, the system would forget a choice whenever one of them
/// changes, and users couldn't choose while one of them is empty.
struct ProviderViews {
  private let schema: ConfigurationSchema
  private let site: DefinitionSite
  private let settings: AppIntentsOptions
  /// `nil` if all parameters always show.
  private let planner: SummaryPlanner?
  private(set) var diagnostics: [Diagnostic] = []

  init(
    _ schema: ConfigurationSchema,
    _ site: DefinitionSite,
    _ settings: AppIntentsOptions,
    _ planner: SummaryPlanner?
  ) {
    self.schema = schema
    self.site = site
    self.settings = settings
    self.planner = planner
  }

  mutating func resolve(_ parameters: inout [AppParameter?]) {
    for (index, parameter) in schema.parameters.enumerated() {
      let name = "\(schema.name).\(parameter.name)"
      checkList(parameter, settings.lists[name])
      let setting = settings.dependencies[name]
      guard parameters[index]?.optionsType != nil else {
        if let setting {
          reportUseless(
            "'dependsOn' has no effect on '\(name)': it offers no options from code",
            setting.location
          )
        }
        continue
      }
      var view = ProviderView(isDecided: setting != nil)
      if let setting { view.dependencies = dependencies(of: index, setting, parameters) }
      let unseen = unseen(by: index, view.dependencies, parameters)
      view.seesDefaults = !unseen.isEmpty
      if setting == nil, view.seesDefaults { reportDefaults(index, unseen, parent(of: index, parameters)) }
      parameters[index]?.view = view
    }
  }

  private mutating func dependencies(
    of index: Int,
    _ setting: QueryDependencies,
    _ parameters: [AppParameter?]
  ) -> [Int] {
    let name = schema.parameters[index].name
    var result: [Int] = []
    for dependency in setting.parameters {
      guard let other = schema.parameters.firstIndex(where: { $0.name == dependency.name }) else { continue }
      guard parameters[other] != nil else {
        let fact = "'\(name)' cannot depend on '\(dependency.name)', which the App Intent leaves out"
        reportUseless(fact, dependency.location)
        continue
      }
      result.append(other)
      guard let planner, planner.canShow(index, while: other, isShown: false) else { continue }
      diagnostics.append(
        Diagnostic(
          .hiddenDependency,
          "'\(name)' can show while '\(dependency.name)' is hidden, and people may then be unable to choose it; "
            + "show it only with '\(dependency.name)', or remove the dependency",
          at: dependency.location
        )
      )
    }
    return result.sorted()
  }

  private func unseen(by index: Int, _ dependencies: [Int], _ parameters: [AppParameter?]) -> [Int] {
    var result: [Int] = []
    for other in parameters.indices where result.count < 2 {
      guard parameters[other] != nil, !dependencies.contains(other), canMatter(other, to: index) else {
        continue
      }
      result.append(other)
    }
    return result
  }

  private func canMatter(_ other: Int, to index: Int) -> Bool {
    guard other != index else { return false }
    guard let planner else {
      return schema.parameters[index].isConfigurable && schema.parameters[other].isConfigurable
    }
    return planner.canShow(index, while: other, isShown: true) && !planner.isBelow(other, index)
  }

  /// Returns the only parameter that the definition itself relates to this one. Any other dependency would be
  /// a guess, and two parameters that depend on each other clear each other's choices.
  private func parent(of index: Int, _ parameters: [AppParameter?]) -> String? {
    guard let name = schema.parameters[index].visibility?.parent,
      let parent = schema.parameters.firstIndex(where: { $0.name == name }),
      parameters[parent] != nil, canMatter(parent, to: index)
    else { return nil }
    return name
  }

  private mutating func reportDefaults(_ index: Int, _ others: [Int], _ parent: String?) {
    let name = schema.parameters[index].name
    let other = schema.parameters[others[0]]
    let what =
      others.count > 1
      ? "the defaults of other parameters"
      : other.defaultValue == nil ? "no value of '\(other.name)'" : "the default of '\(other.name)'"
    func setting(_ names: String) -> String {
      "write \"dependsOn\": {\"\(schema.name).\(name)\": [\(names)]} in 'intentc.json'"
    }
    let advice =
      parent.map { "if it reads '\($0)', \(setting("\"\($0)\"")); if it reads none, write []" }
      ?? "if it reads none, \(setting("")); otherwise, name there what it reads"
    let site = site.parameter(index)
    let definition = site.intent?.parameters[index]
    diagnostics.append(
      Diagnostic(
        .providerSeesDefaults,
        "in an App Intent, the provider of '\(name)' sees \(what), not what people choose; \(advice)",
        at: site.location(definition?.supportsDynamicEnumeration?.range),
        path: site.path(key: .parameter(.supportsDynamicEnumeration))
      )
    )
  }

  private mutating func checkList(_ parameter: ParameterSchema, _ location: SourceLocation?) {
    guard let location else { return }
    if case .string = parameter.type, parameter.options == .searchable { return }
    reportUseless("'lists' has no effect on '\(parameter.name)', which is not a text with a search", location)
  }

  private mutating func reportUseless(_ message: String, _ location: SourceLocation) {
    diagnostics.append(Diagnostic(.optionWithoutEffect, message, at: location))
  }
}
