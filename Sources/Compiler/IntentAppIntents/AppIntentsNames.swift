import IntentClasses
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentSchema

/// The Swift names of a module's App Intents. Placed widgets and saved shortcuts refer to them, so they never
/// change. `renames` only affects plain types.
struct AppIntentsNames: Sendable {
  /// An intent with the names of its App Intent's declarations. They must never change.
  struct Intent: Sendable {
    /// The intent with the names of its plain types.
    let named: NamedIntent
    let intent: String
    /// `nil` if no parameter has options from code.
    var source: String?
    /// `nil` for an intent that only configures widgets.
    let performer: Performer?
    let parameters: [Parameter]
  }

  /// The protocol of what runs an intent, and the type that holds its value, with the response.
  struct Performer: Sendable {
    let response: PlainResponse
    let name: String
    let source: String
  }

  /// A parameter with its plain name, and with the name of its query or options provider.
  struct Parameter: Sendable {
    let lowered: LoweredParameter
    let plainName: String
    let query: String?
  }

  /// The intents of each file of the module.
  private(set) var intents: [[Intent]] = []
  var enums: [String: String] = [:]
  var objects: [String: String] = [:]
  /// Queries of object types for which no parameter offers options.
  var queries: [String: String] = [:]
  /// Aliases for plain types with a name in ``memberTypes``.
  private var aliases: [String: String] = [:]
  /// `nil` unless the module is a library.
  private(set) var package: String?
  let missingDependency: String
  let failure: String
  private(set) var diagnostics: [Diagnostic] = []
  private var taken: Set<String>

  /// Claims the names of types first, then the package of a library, then the names around each intent. Of
  /// two equal names, the later one is reported.
  init(_ module: ModuleSchema, _ names: ModuleNames, isLibrary: Bool) {
    taken = names.declared
    missingDependency = names.runtime("MissingDependency")
    failure = names.runtime("ActionFailure")
    for file in names.files {
      for enumeration in file.enums where !enumeration.name.isEmpty {
        let (site, schema) = (enumeration.site, enumeration.schema)
        let base = SwiftIdentifier.make(schema.className ?? schema.name)
        enums[schema.name] = claim("\(base)AppEnum", site)
        claimAlias(enumeration.name, site)
        checkCases(schema, site)
      }
      for object in file.objects where !object.name.isEmpty {
        let (site, schema) = (object.site, object.schema)
        let base = "\(SwiftIdentifier.make(schema.className ?? schema.name))AppEntity"
        objects[schema.name] = claim(base, site)
        queries[schema.name] = claim("\(base)Query", site)
        claimAlias(object.name, site)
      }
    }
    if isLibrary, let file = module.files.first(where: { !$0.schema.intents.isEmpty }),
      let intent = file.intents.first
    {
      let base = names.namespace.map(SwiftIdentifier.unquoted) ?? SwiftIdentifier.make(file.schema.name)
      package = claim("\(base)AppIntentsPackage", intent.site)
    }
    for file in names.files { intents.append(file.intents.map { name($0, names) }) }
  }

  private mutating func name(_ named: NamedIntent, _ names: ModuleNames) -> Intent {
    let site = named.site
    let base = ConfigurationName.appIntents(className: named.schema.configuration.className)
    let intent = claim("\(base)AppIntent", site)
    let source = named.provider == nil ? nil : claim("\(base)OptionsSource", site)
    let performer = PlainResponse(named, names).map { response in
      _ = claim(response.response, site)
      diagnostics += response.diagnostics
      let name = claim("\(base)Performer", site)
      return Performer(response: response, name: name, source: claim("\(base)PerformerSource", site))
    }
    let parameters = named.loweredParameters.map { parameter, plainName in
      Parameter(lowered: parameter, plainName: plainName, query: query(of: parameter.schema, base, site))
    }
    return Intent(named: named, intent: intent, source: source, performer: performer, parameters: parameters)
  }

  private mutating func query(of parameter: ParameterSchema, _ base: String, _ site: DefinitionSite)
    -> String?
  {
    guard parameter.options != .fixed else { return nil }
    let word = if case .object = parameter.type { "Query" } else { "OptionsProvider" }
    let name = SwiftIdentifier.make(parameter.name)
    return claim("\(base)\(ModuleNames.methodName(of: name))\(word)", site)
  }

  /// App Intents' protocols declare these types. Inside App Intents types, they shadow the plain types of the
  /// same name.
  private static let memberTypes: Set<String> = [
    "AllCases", "Case", "DefaultCase", "DefaultQuery", "DefaultValue", "Dependency", "Entity", "ID",
    "InclusiveRange",
    "Item", "ItemCollection", "ItemSection", "NeverResult", "Parameter", "ParameterDependency",
    "PerformResult",
    "Property", "RawValue", "Result", "Specification", "Summary", "SummaryContent", "Switch", "UnwrappedType",
    "ValueType", "When",
  ]

  func plain(_ name: String) -> String { aliases[name] ?? name }

  private mutating func claimAlias(_ name: String, _ site: DefinitionSite) {
    guard Self.memberTypes.contains(name) else { return }
    aliases[name] = claim("\(name)PlainValue", site)
  }

  private mutating func checkCases(_ enumeration: EnumSchema, _ site: DefinitionSite) {
    let members: Set = [
      "caseDisplayRepresentations", "defaultResolverSpecification", "typeDisplayRepresentation",
    ]
    for enumCase in enumeration.cases where members.contains(enumCase.name) {
      diagnostics.append(
        Diagnostic(
          .swiftNameCollision,
          "an enum of App Intents cannot have a case '\(enumCase.name)'; rename it in the definition",
          at: site.location(site.nameRange),
          path: site.path()
        )
      )
    }
  }

  private mutating func claim(_ name: String, _ site: DefinitionSite) -> String {
    if !taken.insert(name).inserted {
      diagnostics.append(
        Diagnostic(
          .swiftNameCollision,
          "the Swift name '\(name)', which is for the App Intents, is taken; rename one of the two here or in "
            + "'intentc.json'",
          at: site.location(site.nameRange),
          path: site.path()
        )
      )
    }
    return name
  }
}

extension ModuleNames {
  /// Uses a full name, such as `IntentParameter`, if the module declares the short name.
  func wrapper(_ name: String, _ type: String) -> String {
    "@\(declared.contains(name) ? imported(type, from: .appIntents) : name)"
  }
}
