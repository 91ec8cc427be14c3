import IntentAppIntents
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentSchema
import IntentText

extension Contract {
  /// The contract of a definition, as its App Intents take it over.
  ///
  /// - Parameter widgetClasses: The classes that configure widgets; `nil` if unknown.
  init(
    _ module: ModuleSchema,
    _ plans: [[IntentPlan]],
    widgetClasses: Set<String>? = nil,
    isGenerated: Bool = false
  ) {
    for file in module.files {
      for enumeration in file.enums { add(ValueType(enumeration)) }
      for object in file.objects { add(ValueType(object)) }
    }
    for var plan in plans.joined() where plan.isMigrated || plan.isUndecided {
      if widgetClasses?.contains(plan.intent.configuration.className) == false {
        plan.intent.isEligibleForWidgets = false
      }
      intents.append(Intent(plan))
      if isGenerated { generated.insert(plan.intent.configuration.name) }
    }
  }
}

extension Contract.Intent {
  fileprivate init(_ plan: IntentPlan) {
    let (intent, schema, site) = (plan.intent, plan.intent.configuration, plan.site)
    name = schema.name
    place = ElementPlace(site)
    className = .value(schema.className, at: place.location)
    isMigrated = true
    // Without parameters, a widget has no settings to lose.
    isOfWidget = intent.isEligibleForWidgets
    isDiscoverable = .value(intent.isConfigurable, at: place.location)
    if intent.isConfigurable, let name = plan.output {
      let value = Contract.Output(type: .inexpressible, isArray: false, words: "'\(name)'")
      output = .value(value, at: place.location)
    }
    parameters = schema.parameters.enumerated().map { index, parameter in
      Contract.Parameter(parameter, plan.parameters[index], site.parameter(index))
    }
    source = .definition(plan, site)
  }
}

extension Contract.Parameter {
  fileprivate init(_ schema: ParameterSchema, _ expected: AppParameter?, _ site: DefinitionSite) {
    name = schema.name
    title = schema.title.text
    type = expected == nil ? .inexpressible : StoredType(schema.type)
    typeWords = schema.type.valueWords
    isArray = schema.isArray
    let place = ElementPlace(site)
    self.place = place
    initial = expected.map { Self.initial(schema, $0, place.location) } ?? .absent
    if schema.isArray, let counts = schema.arraySizes?.maximumCounts {
      sizes = .value(
        Contract.Sizes(families: counts.mapValues { SizeCode(minimum: 0, maximum: $0) }),
        at: place.location
      )
    }
    needsSizes = expected.map(PromptDialogs.takesSizes) ?? false
    limits = Self.limits(schema)
    source = .definition(expected, schema, site)
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
    _ place: SourceLocation?
  ) -> Fact<StoredValue> {
    guard let value = schema.defaultValue else { return .absent }
    if expected.defaultValue == nil {
      return .hidden(why: "App Intents cannot express the default", at: place)
    }
    if schema.isArray { return .absent }
    switch value {
    case .boolean(let flag): return .value(.flag(flag), at: place)
    case .integer(let number): return .value(.number(Double(number)), at: place)
    case .decimal(let number): return .value(.number(number), at: place)
    case .string(let text): return .value(.text(text), at: place)
    case .enumCase(let name): return .value(.enumCase(name), at: place)
    case .measurement(let value): return .value(.number(value.value), at: place)
    case .duration(let value):
      guard case .duration(let settings) = schema.type else { break }
      let unit = settings.defaultUnit
      let isKnown = expected.unit.map { $0.name == unit.rawValue.lowercased() } ?? false
      return .value(.number(value.seconds / (isKnown ? unit.seconds : 1)), at: place)
    default: break
    }
    return .hidden(why: "the default is not compared", at: place)
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
      case .enumeration(let name): .enumeration(name)
      case .object(let name): .entity(name)
      // `isInAppIntents` is false.
      default: .inexpressible
      }
  }
}

extension Contract.ValueType {
  fileprivate init(_ enumeration: Lowered<Definition.Enum, EnumSchema>) {
    kind = .enumeration
    name = enumeration.schema.name
    place = ElementPlace(enumeration.site)
    source = .enumeration(enumeration)
    cases = enumeration.cases.map { found in
      let (name, title) = (found.schema.name, found.schema.title.text)
      return Case(rawName: name, name: name, title: title, place: ElementPlace(found.site))
    }
  }

  fileprivate init(_ object: Lowered<Definition.ObjectType, ObjectSchema>) {
    kind = .entity
    name = object.schema.name
    place = ElementPlace(object.site)
    // The system makes it from the identifier of an object, which is a text.
    id = .value("String", at: nil)
    source = .object(object)
  }
}
