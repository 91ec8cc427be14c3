import IntentDefinition
import IntentDiagnostics
import IntentSchema

/// Chooses the Swift name of every declaration in a module, and reports clashes.
package struct Naming {
  private let module: ModuleSchema
  private let renames: Renames
  private let namespace: String?
  private var files: [ModuleNames.File] = []
  private var enums: [String: NamedEnum] = [:]
  private var objects: [String: NamedObject] = [:]
  private var declared: Set<String> = []
  private var diagnostics: [Diagnostic] = []
  /// Enums with properties or parameters that can be empty.
  private lazy var optionalEnums = module.optionalEnums
  /// Where each type is declared; `nil` for the namespace.
  private var types: [String: SourceLocation?] = [:]

  private init(_ module: ModuleSchema, _ options: GenerationOptions) {
    self.module = module
    renames = options.renames
    guard let namespace = options.namespace, !namespace.isEmpty else {
      self.namespace = nil
      return
    }
    let name = Self.typeName(namespace)
    self.namespace = SwiftIdentifier.quotedType(name)
    declared.insert(name)
    types[name] = .some(nil)
  }

  package static func names(
    of module: ModuleSchema,
    options: GenerationOptions
  ) -> (ModuleNames, [Diagnostic]) {
    var naming = Naming(module, options)
    naming.nameTypes()
    naming.nameIntents()
    let names = ModuleNames(
      files: naming.files,
      enums: naming.enums,
      objects: naming.objects,
      namespace: naming.namespace,
      declared: naming.declared
    )
    return (names, naming.diagnostics)
  }

  private mutating func nameTypes() {
    for file in module.files {
      let enums = file.enums.map { name($0) }
      files.append(ModuleNames.File(enums: enums, objects: file.objects.map { name($0) }))
    }
  }

  private mutating func name(_ lowered: LoweredEnum) -> NamedEnum {
    let (enumeration, site) = (lowered.schema, lowered.site)
    guard !enumeration.name.isEmpty else { return NamedEnum(lowered) }
    // The lowering reports duplicates.
    if let first = enums[enumeration.name] { return NamedEnum(lowered, first.name, first.caseNames) }
    let name = declare(
      renames.name(of: ElementPath(.enumeration, [enumeration.name])) ?? enumeration.className
        ?? enumeration.name,
      from: site
    )
    let members = Members(
      owner: enumeration.name,
      texts: enumeration.cases.map(\.name),
      kind: .enumCase,
      reserved: ReservedNames.cases,
      site: site
    )
    let named = NamedEnum(lowered, name, self.name(members))
    enums[enumeration.name] = named
    reportCasesOfOptional(named)
    return named
  }

  private mutating func reportCasesOfOptional(_ enumeration: NamedEnum) {
    let (type, site) = (enumeration.name, enumeration.site)
    for (enumCase, name) in enumeration.cases {
      guard let meaning = OptionalCase(name)?.meaning, optionalEnums.contains(enumeration.schema.name) else {
        continue
      }
      report(
        "where Swift expects an optional '\(type)', '.\(name)' means \(meaning), so 'value == .\(name)' does "
          + "not compare with this case; write '\(type).\(name)', or rename the case in 'intentc.json'",
        rule: .caseOfOptional,
        in: site,
        at: site.partNames.lazy.compactMap(\.self).first { $0.value == enumCase.name }?.range
      )
    }
  }

  private mutating func name(_ lowered: LoweredObjectType) -> NamedObject {
    let (object, site) = (lowered.schema, lowered.site)
    guard !object.name.isEmpty else { return NamedObject(lowered) }
    if let first = objects[object.name] { return NamedObject(lowered, first.name, first.propertyNames) }
    let name = declare(
      renames.name(of: ElementPath(.type, [object.name])) ?? object.className ?? object.name,
      from: site
    )
    let members = Members(
      owner: object.name,
      texts: object.properties.map(\.name),
      kind: .property,
      reserved: ReservedNames.properties,
      site: site
    )
    let named = NamedObject(lowered, name, self.name(members))
    objects[object.name] = named
    return named
  }

  private mutating func nameIntents() {
    var seen: Set<String> = []
    for (index, file) in module.files.enumerated() {
      files[index].intents = file.intents.map { intent in
        let name = intent.definition.name?.value ?? ""
        let isFirst = !name.isEmpty && seen.insert(intent.schema.configuration.name).inserted
        if isFirst { return self.name(intent) }
        let parameters = intent.schema.configuration.parameters
        return NamedIntent(intent, parameterNames: parameters.map { Self.member($0.name) })
      }
    }
  }

  private mutating func name(_ intent: LoweredIntent) -> NamedIntent {
    let (configuration, site) = (intent.schema.configuration, intent.site)
    let base =
      renames.name(of: ElementPath(.intent, [configuration.name]))
      ?? ConfigurationName.configuration(className: configuration.className)
    let collisions = diagnostics.count
    let declared = declare(base, from: site)
    // If configurations collide, their providers do, too; one report is enough.
    let isAlone = diagnostics.count == collisions
    let members = Members(
      owner: configuration.name,
      texts: configuration.parameters.map(\.name),
      kind: .parameter,
      reserved: ReservedNames.parameters,
      site: site
    )
    let parameterNames = name(members)
    let isProvided = isAlone && configuration.parameters.contains { $0.options != .fixed }
    let provider = isProvided ? declare(ConfigurationName.provider(configuration: base), from: site) : nil
    let result = NamedIntent(
      intent,
      configuration: declared,
      provider: provider,
      parameterNames: parameterNames
    )
    if isProvided { checkMethods(result, members) }
    return result
  }

  private mutating func checkMethods(_ intent: NamedIntent, _ members: Members) {
    var seen: [String: String] = [:]
    for (parameter, name) in intent.parameters where parameter.options != .fixed {
      let method = ModuleNames.methodName(of: name)
      guard let first = seen[method] else {
        seen[method] = parameter.name
        continue
      }
      let ranges = members.ranges
      report(
        "the options of '\(parameter.name)' and '\(first)' would have the same method, 'provide\(method)"
          + "OptionsCollection'; rename one of the two here or in 'intentc.json'",
        notes: [Diagnostic.Note("the other parameter", at: members.site.location(ranges[first] ?? nil))],
        in: members.site,
        at: ranges[parameter.name] ?? nil
      )
    }
  }

  private mutating func declare(_ text: String, from site: DefinitionSite) -> String {
    let name = Self.typeName(text, isNested: namespace != nil)
    if let first = types[name] {
      if let first {
        let origins = origins(of: text) { $0.path.kind.owner == .definition }
        collide(text, as: name, with: first, origins, in: site, at: site.nameRange)
      } else {
        let message = "'\(name)' is also the name of the namespace; rename one of the two"
        report(message, in: site, at: site.nameRange)
      }
    } else {
      types[name] = .some(site.location(site.nameRange))
    }
    declared.insert(name)
    return SwiftIdentifier.quotedType(name)
  }

  private static func typeName(_ text: String, isNested: Bool = true) -> String {
    let name = SwiftIdentifier.make(text)
    let isReserved =
      ReservedNames.types.contains(name) || isNested && ReservedNames.nestedTypes.contains(name)
    return isReserved ? name + "_" : name
  }

  /// The members of one type, to name in Swift: their texts, and the names that are reserved there.
  private struct Members {
    let owner: String
    let texts: [String]
    let kind: ElementKind
    let reserved: Set<String>
    let site: DefinitionSite

    var ranges: [String: Range<Int>?] {
      Dictionary(firsts: site.partNames.compactMap { $0.map { ($0.value, $0.range) } })
    }
  }

  private mutating func name(_ members: Members) -> [String] {
    var seen: [String: String] = [:]
    var ranges: [String: Range<Int>?]?
    return members.texts.map { text in
      let chosen = renames.name(of: ElementPath(members.kind, [members.owner, text])) ?? text
      let name = Self.member(chosen, reserved: members.reserved)
      if seen[name] == nil, !text.isEmpty { seen[name] = text }
      // The lowering reports missing and duplicate names.
      if let first = seen[name], first != text, !text.isEmpty {
        let known = ranges ?? members.ranges
        ranges = known
        let origins = origins(of: chosen) {
          $0.path.kind == members.kind && $0.path.owner.name == members.owner
        }
        let location = members.site.location(known[first] ?? nil)
        collide(text, as: name, with: location, origins, in: members.site, at: known[text] ?? nil)
      }
      declared.insert(name)
      return SwiftIdentifier.quoted(name)
    }
  }

  package static func member(_ text: String, reserved: Set<String> = ReservedNames.parameters) -> String {
    let name = SwiftIdentifier.make(text)
    return reserved.contains(name) ? name + "_" : name
  }

  private mutating func collide(
    _ text: String,
    as name: String,
    with first: SourceLocation,
    _ origins: [Diagnostic.Note],
    in site: DefinitionSite,
    at range: Range<Int>?
  ) {
    let fact =
      text == name
      ? "the Swift name '\(name)' is taken" : "'\(text)' becomes '\(name)' in Swift, which is taken"
    let message = "\(fact); rename one of the two here or in 'intentc.json'"
    let notes = [Diagnostic.Note("'\(name)' is used here", at: first)] + origins
    report(message, notes: notes, in: site, at: range)
  }

  private func origins(of name: String, where isMeant: (Rename) -> Bool) -> [Diagnostic.Note] {
    (renames.origins[name] ?? []).prefix(100).filter(isMeant).map {
      Diagnostic.Note("'\($0.path.text)' gets the name '\(name)' here", at: $0.location)
    }
  }

  private mutating func report(
    _ message: String,
    rule: Rule = .swiftNameCollision,
    notes: [Diagnostic.Note] = [],
    in site: DefinitionSite,
    at range: Range<Int>?
  ) {
    let location = site.location(range)
    diagnostics.append(
      Diagnostic(rule, message, at: location, path: site.path(), notes: notes)
    )
  }
}

/// A case that an optional has, too. Swift then takes `.none` and `.some` for the optional's.
package enum OptionalCase: String {
  case none, some

  /// `nil` for any other name, which needs no care.
  package init?(_ name: String) { self.init(rawValue: name) }

  package var meaning: String {
    switch self {
    case .none: "no value"
    case .some: "any value"
    }
  }

  /// A sentence for the documentation of the case.
  package static func note(on name: String, of type: String) -> String {
    guard let element = OptionalCase(name) else { return "" }
    return "Write `\(type).\(name)`: where Swift expects an optional, `.\(name)` means \(element.meaning)."
  }
}

extension ModuleSchema {
  /// The names of enums with properties or parameters that can be empty.
  fileprivate var optionalEnums: Set<String> {
    var names: Set<String> = []
    for schema in files.lazy.map(\.schema) {
      for parameter in schema.intents.lazy.flatMap(\.configuration.parameters)
      where !parameter.isArray && parameter.defaultValue == nil {
        if case .enumeration(let name) = parameter.type { names.insert(name) }
      }
      for property in schema.objects.lazy.flatMap(\.properties) where !property.isArray {
        if case .enumeration(let name) = property.type { names.insert(name) }
      }
    }
    return names
  }
}
