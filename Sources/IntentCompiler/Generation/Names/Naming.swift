import IntentSchema

/// Gives every declaration of a module its Swift name, and reports those that come out the same.
struct Naming {
  private let module: ModuleSchema
  private let options: GenerationOptions
  private var names = ModuleNames()
  private var diagnostics: [Diagnostic] = []
  /// Where each declaration of the module got its name.
  private var types: [String: SourceLocation] = [:]

  private init(_ module: ModuleSchema, _ options: GenerationOptions) {
    self.module = module
    self.options = options
  }

  static func names(
    of module: ModuleSchema,
    options: GenerationOptions
  ) -> (ModuleNames, [Diagnostic]) {
    var naming = Naming(module, options)
    naming.nameTypes()
    naming.nameIntents()
    if let namespace = options.namespace { naming.names.declared.insert(namespace) }
    return (naming.names, naming.diagnostics)
  }

  private mutating func nameTypes() {
    for file in module.files {
      let definition = file.definition
      for (index, enumeration) in file.schema.enums.enumerated() {
        let stated = definition.enums[index]
        let site = DefinitionSite(definition, .enumeration(index))
        // Two enums of one name, or one without, are reported elsewhere.
        guard !enumeration.name.isEmpty, names.enums[enumeration.name] == nil else { continue }
        let name = declare(
          options.renames.types[enumeration.name] ?? stated.className?.value ?? enumeration.name,
          in: site, at: stated.name?.range)
        names.enums[enumeration.name] = name
        names.cases[enumeration.name] = members(
          enumeration.cases.map(\.name), of: enumeration.name, options.renames.cases, ReservedNames.cases,
          in: site
        ) { name in stated.cases.first { $0.name?.value == name }?.name?.range }
      }
      for (index, object) in file.schema.objects.enumerated() {
        let stated = definition.types[index]
        let site = DefinitionSite(definition, .object(index))
        guard !object.name.isEmpty, names.objects[object.name] == nil else { continue }
        let name = declare(
          options.renames.types[object.name] ?? stated.className?.value ?? object.name,
          in: site, at: stated.name?.range)
        names.objects[object.name] = name
        names.properties[object.name] = members(
          object.properties.map(\.name), of: object.name, options.renames.properties,
          ReservedNames.properties, in: site
        ) { name in stated.properties.first { $0.field.name?.value == name }?.field.name?.range }
      }
    }
  }

  private mutating func nameIntents() {
    var seen: Set<String> = [""]
    for file in module.files {
      let definition = file.definition
      let custom = definition.intents.indices.filter { definition.intents[$0].type?.value != "System" }
      var intents: [ModuleNames.IntentNames] = []
      for (intent, index) in zip(file.schema.intents, custom) {
        let configuration = intent.configuration
        let stated = definition.intents[index]
        let site = DefinitionSite(definition, .intent(index))
        let place = stated.className?.range ?? stated.name?.range
        let base =
          options.renames.types[configuration.name]
          ?? ConfigurationName.configuration(className: configuration.className)
        var result = ModuleNames.IntentNames()
        guard seen.insert(configuration.name).inserted else {
          intents.append(result)
          continue
        }
        result.configuration = declare(base, in: site, at: place)
        if configuration.parameters.contains(where: { $0.options != .fixed }) {
          result.provider = declare(ConfigurationName.provider(configuration: base), in: site, at: place)
        }
        result.parameters = members(
          configuration.parameters.map(\.name), of: configuration.name, options.renames.parameters,
          ReservedNames.parameters, in: site
        ) { name in stated.parameters.first { $0.field.name?.value == name }?.field.name?.range }
        intents.append(result)
      }
      names.intents.append(intents)
    }
  }

  /// Gives a type of the module its name.
  private mutating func declare(
    _ text: String,
    in site: DefinitionSite,
    at range: Range<Int>?
  ) -> String {
    var name = SwiftIdentifier.make(text)
    if ReservedNames.types.contains(name) { name += "_" }
    let location = site.location(range)
    if let first = types[name] {
      collide(name, text, first, in: site, at: range)
    } else {
      types[name] = location
    }
    names.declared.insert(name)
    return SwiftIdentifier.quoted(name)
  }

  /// Gives the members of one type their names.
  private mutating func members(
    _ texts: [String],
    of owner: String,
    _ renames: [String: String],
    _ reserved: Set<String>,
    in site: DefinitionSite,
    place: (String) -> Range<Int>?
  ) -> [String] {
    var seen: [String: String] = [:]
    return texts.map { text in
      let chosen = renames.isEmpty ? text : renames["\(owner).\(text)"] ?? text
      var name = SwiftIdentifier.make(chosen)
      if reserved.contains(name) { name += "_" }
      if let first = seen[name], first != text {
        collide(name, text, site.location(place(first)), in: site, at: place(text))
      }
      seen[name] = text
      names.declared.insert(name)
      return SwiftIdentifier.quoted(name)
    }
  }

  private mutating func collide(
    _ name: String,
    _ text: String,
    _ first: SourceLocation,
    in site: DefinitionSite,
    at range: Range<Int>?
  ) {
    diagnostics.append(
      Diagnostic(
        .swiftNameCollision,
        "'\(text)' becomes '\(name)' in Swift, which is taken; rename one of the two here or in 'intentc.json'",
        at: site.location(range),
        path: site.path(),
        notes: [Diagnostic.Note("'\(name)' is taken by this", at: first)]
      )
    )
  }
}
