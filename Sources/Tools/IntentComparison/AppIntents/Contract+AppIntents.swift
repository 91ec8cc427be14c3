import AppFacts
import IntentDiagnostics
import IntentSchema

extension Contract {
  /// The contract of App Intents in Swift.
  init(_ declared: DeclaredTypes) {
    for type in declared.valueTypes { add(ValueType(type, declared.key(of: type), declared)) }
    intents = declared.intents.filter { ![.protocol, .composition].contains($0.kind) }
      .map { Intent($0, declared, self) }
    widgets = declared.code.widgets
    phrases = declared.phrases
  }
}

extension Contract.Intent {
  /// App Intents fill in two facts: a missing identifier is the type's name, and an intent is discoverable
  /// unless it says otherwise. Branches of an `#if` can declare a parameter several times; the first counts,
  /// without the settings in which they may differ.
  fileprivate init(_ type: TypeCode, _ declared: DeclaredTypes, _ types: Contract) {
    let conformances = declared.conformances(of: type)
    name = type.name
    className = type.property("intentClassName").fact(\.text)
    identifier = type.property("persistentIdentifier").fact(\.text)
    if case .absent = identifier { identifier = .value(type.name, at: nil) }
    isMigrated = conformances.contains("CustomIntentMigratedAppIntent")
    isOfWidget = conformances.contains("WidgetConfigurationIntent")
    isOfControl = conformances.contains("ControlConfigurationIntent")
    isDiscoverable = type.property("isDiscoverable").fact { value in
      if case .boolean(let flag) = value { flag } else { nil }
    }
    if case .absent = isDiscoverable { isDiscoverable = .value(true, at: nil) }
    openings = AppOpenings(type, declared)
    output = Self.output(type, declared)
    reach = Reach(type)
    ownProtocol = declared.intentProtocol(of: type)
    isDeprecated = conformances.contains("DeprecatedAppIntent")
    let deprecation = type.property("deprecation")?.value?.call
    successor = deprecation?.argument("replacedBy")?.value.member
    let declarations = Dictionary(grouping: type.properties.filter { $0.parameter != nil }, by: \.name)
    var seen: Set<String> = []
    parameters = type.properties.compactMap { property in
      guard let call = property.parameter, seen.insert(property.name).inserted else { return nil }
      let otherBranches = (declarations[property.name] ?? []).dropFirst()
      let condition = otherBranches.map(\.condition).reduce(property.condition, BuildCondition.either)
      var parameter = Contract.Field(property, call, of: type, in: condition, declared, types)
      if !otherBranches.isEmpty { parameter.hideBranches() }
      return parameter
    }
    place = ElementPlace(type.location, .intent, type.name)
    path = type.location.map { declared.path(of: $0.file) }
    source = .code(type)
    // Only in definitions.
    (title, responseParameters, folder) = (nil, [], "")
  }
}

extension Contract.Field {
  /// A parameter is required if its type isn't optional and nothing in the code gives it a value: neither a
  /// default, nor options, which may come with one, nor its type's query.
  fileprivate init(
    _ property: PropertyCode,
    _ call: CallCode,
    of intent: TypeCode,
    in condition: String?,
    _ declared: DeclaredTypes,
    _ types: Contract
  ) {
    let type = property.type.map(declared.resolved) ?? TypeName("")
    name = property.name
    title = (call.argument("title")?.value.shownText).map { LocalizedText($0) }
    stored = declared.storedType(type, seenFrom: intent)
    let declaration = declared.type(type, seenFrom: intent)
    typeIdentifier = declaration?.property("persistentIdentifier")?.value?.text ?? declaration?.name
    let written = property.type ?? type
    typeWords =
      written.name == type.name
      ? "'\(written.words)'" : "'\(written.words)' (an alias of '\(type.name)')"
    isArray = type.isArray
    self.condition = condition
    place = ElementPlace(property.location, .parameter, intent.name, property.name)
    source = .code(property, call)
    let labels = Set(call.arguments.compactMap(\.label))
    let query = declaration.flatMap { declaration in
      declaration.property("defaultQuery")?.queryType.flatMap { declared.type($0, seenFrom: declaration) }
    }
    isRequired =
      !type.isOptional && property.value == nil && !type.name.isEmpty
      && labels.isDisjoint(with: ["default", "defaultValue", "optionsProvider", "query"])
      && query?.functions.contains { $0.name == "defaultResult()" } != true
    initial = Self.initial(call, stored, types)
    limits = Self.limits(call)
    sizes = Self.sizes(call)
    // Only in definitions.
    (self.type, formerly, tag, needsSizes, isResolved) = (nil, [], 0, false, false)
    (choices, visibility, isConfigurable) = (.absent, .absent, .absent)
  }

  private static func initial(_ call: CallCode, _ type: StoredType, _ types: Contract) -> Fact<StoredValue> {
    guard let argument = call.argument("default") ?? call.argument("defaultValue") else {
      let provider = call.argument("optionsProvider") ?? call.argument("query")
      return provider.map { .hidden(why: "the options come with a default", at: $0.location) } ?? .absent
    }
    let location = argument.location
    switch argument.value {
    case .null, .array([]): return .absent
    case .boolean(let flag): return .value(.flag(flag), at: location)
    case .integer(let number): return .value(.number(Double(number)), at: location)
    case .decimal(let number): return .value(.number(number), at: location)
    case .string(let text): return .value(.text(text), at: location)
    case .name(let name):
      guard let type = type.enumeration else { break }
      return .value(.enumCase(types.enumCase(named: name, of: type)?.rawName ?? name), at: location)
    default: break
    }
    return .hidden(why: "the default is not a literal", at: location)
  }

  /// Hides the settings of a declaration that several branches of an '#if' repeat, each with other settings.
  fileprivate mutating func hideBranches() {
    let why = "several branches declare it"
    initial = .hidden(why: why, at: place.location)
    limits = .hidden(why: why, at: place.location)
    sizes = .hidden(why: why, at: place.location)
  }

  private static func limits(_ call: CallCode) -> Fact<Contract.Limits> {
    guard let argument = call.argument("inclusiveRange") else { return .absent }
    guard let limits = Contract.Limits(argument.value) else {
      return .hidden(why: "the range is not a literal", at: argument.location)
    }
    return .value(limits, at: argument.location)
  }

  private static func sizes(_ call: CallCode) -> Fact<Contract.Sizes> {
    guard let argument = call.argument("size") else { return .absent }
    guard let families = ArraySize.sizes(argument.value) else {
      return .hidden(why: "the sizes are not literals", at: argument.location)
    }
    let isUniform = if case .dictionary = argument.value { false } else { true }
    return .value(Contract.Sizes(families: families, isUniform: isUniform), at: argument.location)
  }
}

extension Contract.ValueType {
  fileprivate static let numbers: Set<String> = [
    "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "UInt", "UInt16", "UInt32", "UInt64",
    "UInt8",
  ]

  fileprivate init(_ type: TypeCode, _ key: ComparedTypeKey, _ declared: DeclaredTypes) {
    let isEnum = key.kind == .enumeration
    (kind, name, folder) = (key.kind, key.name, key.folder)
    place = ElementPlace(type.location, isEnum ? .enumeration : .type, type.name)
    condition = type.condition
    code = type
    numbers = isEnum ? type.inherited.first(where: Self.numbers.contains) : nil
    cases = isEnum ? Self.cases(of: type, areNumbers: numbers != nil) : []
    let property = isEnum ? nil : declared.property("id", of: type)
    // A protocol may only require it.
    hasID = !isEnum && type.property("id") != nil || property?.getter != nil
    // It may only name the property that computes it.
    idSource = (property?.idSource).map { declared.property($0, of: type)?.idSource ?? $0 }
    id = isEnum ? .absent : Self.id(of: type, declared)
    query = isEnum ? nil : Self.query(of: type, declared)
    // Only in definitions.
    (title, className, hidesUnknown, properties) = (nil, nil, false, [])
  }

  private static func cases(of type: TypeCode, areNumbers: Bool) -> [Case] {
    var titles: [String: String] = [:]
    if case .dictionary(let entries)? = type.property("caseDisplayRepresentations")?.value {
      titles = Dictionary(
        firsts: entries.compactMap { entry in
          entry.key.member.flatMap { name in entry.value.shownText.map { (name, $0) } }
        }
      )
    }
    // A case without a raw value has the next number.
    var number = 0
    return type.cases.map { enumCase in
      if case .integer(let stated)? = enumCase.rawValue { number = stated }
      let rawName = areNumbers && enumCase.rawValue == nil ? "\(number)" : enumCase.rawName
      number &+= 1
      let place = ElementPlace(enumCase.location, .enumCase, type.name, enumCase.name)
      return Case(
        rawName: rawName,
        name: enumCase.name,
        index: 0,
        title: titles[enumCase.name].map { LocalizedText($0) },
        formerly: [],
        condition: enumCase.condition,
        place: place
      )
    }
  }

  /// The type of an entity's identifier.
  private static func id(of type: TypeCode, _ declared: DeclaredTypes) -> Fact<String> {
    guard let property = type.property("id"), let written = property.type else { return .absent }
    let resolved = declared.resolved(written)
    return resolved.name.isEmpty || resolved.name.hasSuffix(".ID")
      ? .hidden(why: "the sources do not declare '\(written.words)'", at: property.location)
      : .value(resolved.words, at: property.location)
  }

  /// The query that finds an entity.
  private static func query(of type: TypeCode, _ declared: DeclaredTypes) -> Query? {
    guard let queryName = type.property("defaultQuery")?.queryType,
      let queryType = declared.type(queryName, seenFrom: type)
    else { return nil }
    let function = queryType.functions.first { $0.name == "entities(for:)" }
    return Query(
      name: queryName.name,
      findsNothing: function?.value?.isNothing == true,
      condition: declared.condition(of: queryType, for: type),
      location: function?.location ?? queryType.location
    )
  }
}

extension PropertyCode {
  /// The code of its getter, without `return` and `self.`.
  fileprivate var idSource: String? {
    getter.map { text in
      let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let joined = words.replacing(#/\s*\.\s*/#, with: ".")
      return String(joined.replacing(#/^return /#, with: "").replacing(#/\bself\./#, with: ""))
    }
  }
}
