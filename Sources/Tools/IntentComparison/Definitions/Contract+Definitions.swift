import AppFacts
import IntentAppIntents
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentSchema
import IntentText

extension Contract {
  /// The contract of definitions, to compare them with definitions.
  ///
  /// - Parameter folder: Returns the folder of a definition's path.
  init(_ module: ModuleSchema, folder: (String) -> String = { _ in "" }) {
    for file in module.files {
      let folder = folder(file.definition.path)
      addTypes(of: file, folder)
      intents += file.intents.map { Intent($0, nil, in: folder) }
    }
  }

  /// The contract of definitions, to compare them with App Intents that take over.
  ///
  /// - Parameter widgetClasses: The classes that configure widgets; `nil` if unknown.
  init(_ module: ModuleSchema, plans: [[IntentPlan]], widgetClasses: Set<String>?) {
    for (file, plans) in zip(module.files, plans) {
      addTypes(of: file, "")
      for (intent, plan) in zip(file.intents, plans) where plan.isMigrated || plan.isUndecided {
        var plan = plan
        if widgetClasses?.contains(plan.intent.configuration.className) == false {
          plan.intent.isEligibleForWidgets = false
        }
        intents.append(Intent(intent, plan, in: ""))
      }
    }
  }

  private mutating func addTypes(of file: ModuleSchema.File, _ folder: String) {
    for enumeration in file.enums { add(ValueType(enumeration, in: folder)) }
    for object in file.objects { add(ValueType(object, in: folder)) }
  }
}

extension Contract.Intent {
  /// - Parameter plan: For comparing it with App Intents.
  fileprivate init(_ intent: LoweredIntent, _ plan: IntentPlan?, in folder: String) {
    let schema = plan?.intent ?? intent.schema
    let configuration = schema.configuration
    var place = ElementPlace(intent.site)
    if plan == nil { place.location = intent.site.location(intent.definition.name?.range) }
    name = plan == nil ? intent.definition.name?.value ?? configuration.name : configuration.name
    title = configuration.title
    (self.place, self.folder) = (place, folder)
    className = .value(configuration.className, at: place.location)
    isMigrated = plan != nil
    // Without parameters, a widget has no settings to lose.
    isOfWidget = schema.isEligibleForWidgets
    isDiscoverable = .value(schema.isConfigurable, at: place.location)
    if schema.isConfigurable, let name = plan?.output {
      let value = Contract.Output(type: .inexpressible, isArray: false, words: "'\(name)'")
      output = .value(value, at: place.location)
    } else {
      output = .hidden(why: "only App Intents in Swift say so here", at: nil)
    }
    parameters = intent.parameters.enumerated().map { index, parameter in
      Contract.Field(parameter, in: intent.site.definition, plan?.parameters[index])
    }
    responseParameters = intent.responseParameters.map { parameter in
      Contract.Field(parameter.schema, at: ElementPlace(parameter.site))
    }
    source = .definition(schema, plan)
    // Only in Swift.
    (identifier, isOfControl, isDeprecated, reach) = (.absent, false, false, Reach())
    (openings, ownProtocol, successor, path) = (nil, nil, nil, nil)
  }
}

extension Contract.Field {
  fileprivate init(_ parameter: LoweredParameter, in definition: Definition, _ expected: AppParameter?) {
    self.init(parameter.schema, expected, at: ElementPlace(parameter.site))
    let stated = parameter.definition
    // A condition is only unknown if a parent is named: Apple's tool ignores a relationship without a parent.
    if stated.relationship?.parentName?.value.isEmpty == false, parameter.schema.visibility == nil {
      visibility = .hidden(why: "the condition is not valid", at: place.location)
    }
    if definition.isConfigurable(stated) == nil {
      isConfigurable = .hidden(why: "the definition does not say so", at: place.location)
    }
    if stated.field.hasUnknownFileKind { hideFiles() }
    isResolved = stated.supportsResolution?.value == true
  }

  /// - Parameter expected: The parameter that App Intents would have, for comparing them with it.
  init(_ schema: ParameterSchema, _ expected: AppParameter?, at place: ElementPlace) {
    (name, title, formerly, tag) = (schema.name, schema.title, schema.formerly, schema.tag)
    (type, isArray) = (schema.type, schema.isArray)
    stored = expected == nil ? .inexpressible : StoredType(schema.type)
    typeWords = schema.type.valueWords
    self.place = place
    initial = expected.map { Self.initial(schema, $0, place.location) } ?? .absent
    if schema.isArray, let counts = schema.arraySizes?.maximumCounts {
      let families = counts.mapValues { ArraySize(minimum: 0, maximum: $0) }
      sizes = .value(Contract.Sizes(families: families), at: place.location)
    } else {
      sizes = .absent
    }
    needsSizes = expected.map(PromptDialogs.takesSizes) ?? false
    limits = Self.limits(schema)
    choices = .value(TypeFacts(schema.type).choices, at: place.location)
    visibility = schema.visibility.map { .value($0, at: place.location) } ?? .absent
    isConfigurable = .value(schema.isConfigurable, at: place.location)
    isResolved = false
    source = .parameter(schema, expected)
    // Only in Swift.
    (typeIdentifier, isRequired, condition) = (nil, false, nil)
  }

  /// A property of an object type, or a parameter of a response.
  init(_ schema: ObjectSchema.Property, at place: ElementPlace) {
    (name, title, formerly, tag) = (schema.name, schema.title, schema.formerly, schema.tag)
    (type, isArray) = (schema.type, schema.isArray)
    stored = .inexpressible
    typeWords = schema.type.valueWords
    choices = .value(TypeFacts(schema.type).choices, at: nil)
    (source, self.place) = (.property, place)
    // Only parameters of an intent have these.
    (initial, limits, sizes, visibility, isConfigurable) = (.absent, .absent, .absent, .absent, .absent)
    (needsSizes, isResolved) = (false, false)
    // Only in Swift.
    (typeIdentifier, isRequired, condition) = (nil, false, nil)
  }

  fileprivate mutating func hideFiles() {
    choices = .hidden(why: "the kind of file is not known", at: place.location)
  }

  private static func limits(_ schema: ParameterSchema) -> Fact<Contract.Limits> {
    switch schema.type {
    case .integer, .decimal, .currencyAmount: break
    default: return .absent
    }
    let (minimum, maximum) = schema.type.finiteBounds
    var limits = Contract.Limits(minimum: minimum, maximum: maximum, words: schema.type.boundsWords)
    limits.areNeeded = minimum != nil && maximum != nil && !schema.hasUntouchedBounds
    return .value(limits, at: nil)
  }

  private static func initial(
    _ schema: ParameterSchema,
    _ expected: AppParameter,
    _ location: SourceLocation?
  ) -> Fact<StoredValue> {
    guard let value = schema.defaultValue else { return .absent }
    if expected.defaultValue == nil {
      return .hidden(why: "App Intents cannot express the default", at: location)
    }
    if schema.isArray { return .absent }
    switch value {
    case .boolean(let flag): return .value(.flag(flag), at: location)
    case .integer(let number): return .value(.number(Double(number)), at: location)
    case .decimal(let number): return .value(.number(number), at: location)
    case .string(let text): return .value(.text(text), at: location)
    case .enumCase(let name): return .value(.enumCase(name), at: location)
    case .measurement(let value): return .value(.number(value.value), at: location)
    case .duration(let value):
      guard case .duration(let settings) = schema.type else { break }
      let unit = settings.defaultUnit
      let isKnown = expected.unit.map { $0.name == unit.rawValue.lowercased() } ?? false
      return .value(.number(value.seconds / (isKnown ? unit.seconds : 1)), at: location)
    default: break
    }
    return .hidden(why: "the default is not compared", at: location)
  }
}

extension StoredType {
  fileprivate init(_ type: ParameterType) {
    self =
      switch type {
      case .boolean: .plain(["Bool"])
      case .integer: .plain(["Int"])
      case .decimal: .plain(["Double"])
      case .string: .plain(["String"])
      case .date: .plain(["Date"])
      case .dateComponents: .plain(["DateComponents"])
      case .url: .plain(["URL"])
      case .person: .plain(["IntentPerson"])
      case .placemark: .plain(["CLPlacemark"])
      case .file: .plain(["IntentFile"])
      case .currencyAmount: .plain(["IntentCurrencyAmount"])
      case .paymentMethod: .plain(["IntentPaymentMethod"])
      case .duration: .plain(["Measurement<UnitDuration>"])
      case .measurement(let settings): .plain(["Measurement<Unit\(settings.dimension.rawValue)>"])
      // `isInAppIntents` is false for others.
      default: type.declared.map { .declared($0) } ?? .inexpressible
      }
  }
}

extension Contract.ValueType {
  fileprivate init(_ enumeration: LoweredEnum, in folder: String) {
    let schema = enumeration.schema
    (kind, name, title, self.folder) = (.enumeration, schema.name, schema.title, folder)
    place = ElementPlace(enumeration.site)
    cases = schema.cases.map { Case($0, at: ElementPlace()) }
    for (index, lowered) in enumeration.cases.enumerated() { cases[index].place = ElementPlace(lowered.site) }
    hidesUnknown = cases.count < enumeration.definition.cases.count
    // Only for object types.
    (className, id, properties) = (nil, .absent, [])
    // Only in Swift.
    (numbers, hasID, idSource, query, condition, code) = (nil, false, nil, nil, nil, nil)
  }

  fileprivate init(_ object: LoweredObjectType, in folder: String) {
    let schema = object.schema
    (kind, name, title, self.folder) = (.entity, schema.name, schema.title, folder)
    className = schema.className
    place = ElementPlace(object.site)
    // The system makes it from the identifier of an object, which is a text.
    id = .value("String", at: nil)
    properties = object.properties.map { property in
      var field = Contract.Field(property.schema, at: ElementPlace(property.site))
      if property.definition.field.hasUnknownFileKind { field.hideFiles() }
      return field
    }
    // Only for enums.
    (cases, hidesUnknown) = ([], false)
    // Only in Swift.
    (numbers, hasID, idSource, query, condition, code) = (nil, false, nil, nil, nil, nil)
  }
}

extension Contract.ValueType.Case {
  init(_ schema: EnumSchema.Case, at place: ElementPlace) {
    (rawName, name, index) = (schema.name, schema.name, schema.index)
    (title, formerly, self.place) = (schema.title, schema.formerly, place)
    condition = nil
  }
}
