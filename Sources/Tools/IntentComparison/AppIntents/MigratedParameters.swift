import IntentAppIntents
import IntentCompiler
import IntentDiagnostics
import IntentSchema

extension MigrationComparison {
  mutating func compare(
    _ expected: AppParameter,
    _ found: PropertyCode,
    in intent: TypeCode,
    isOfWidget: Bool,
    _ site: DefinitionSite
  ) {
    guard let call = found.parameter else { return }
    let schema = expected.schema
    let title = call.argument("title")
    compareText(
      "the title of '\(schema.name)'",
      schema.title,
      title?.value,
      at: title?.location ?? found.location,
      site
    )
    guard let name = found.type else { return }
    let type = declared.resolved(name)
    guard self.type(of: found, fits: schema) != false else {
      return report(
        .parameterRetyped,
        "the type of '\(schema.name)' is '\(name.words)', but it was \(schema.type.valueWords)"
          + "; a value is found by its name and type, so what was chosen is lost",
        [.placed: .breaking],
        at: found.location,
        site
      )
    }
    guard type.isArray == schema.isArray else {
      return report(
        .multipleValuesChanged,
        "'\(schema.name)' takes \(type.isArray ? "several values" : "one value"), but took "
          + "\(type.isArray ? "one" : "several"), so what was chosen is lost",
        [.placed: .breaking],
        at: found.location,
        site
      )
    }
    switch schema.type {
    case .enumeration(let name): pair(.enum, name, with: type.name)
    case .object(let name): pair(.type, name, with: type.name)
    default: break
    }
    let parameter = ParameterCode(expected, found, call, type, intent, isOfWidget: isOfWidget, site)
    if isOfWidget { checkOptional(parameter) }
    checkDefault(parameter)
    checkRange(parameter)
    checkSizes(parameter)
    checkUnit(parameter)
    checkPresentation(parameter)
    checkOptions(parameter)
    checkNames(parameter)
    checkDialogs(parameter)
  }

  func type(of property: PropertyCode, fits parameter: ParameterSchema) -> Bool? {
    guard let type = property.type.map(declared.resolved) else { return nil }
    let code = declared.type(type.name)
    let conformances = code.map(declared.conformances) ?? []
    let isEnum = conformances.contains("AppEnum")
    let isEntity = conformances.contains { $0.hasSuffix("Entity") }
    let isPlain = PlainTypes.all.contains(type.name)
    switch parameter.type {
    case .enumeration: return isEnum ? true : isEntity || isPlain ? false : nil
    case .object: return isEntity ? true : isEnum || isPlain ? false : nil
    default:
      guard let names = PlainTypes.names(of: parameter.type) else { return nil }
      return names.contains(type.name) ? true : isEnum || isEntity || isPlain ? false : nil
    }
  }
}

struct ParameterCode {
  let expected: AppParameter
  let schema: ParameterSchema
  let property: PropertyCode
  let call: CallCode
  let type: TypeName
  let intent: TypeCode
  let isOfWidget: Bool
  let site: DefinitionSite

  init(
    _ expected: AppParameter,
    _ property: PropertyCode,
    _ call: CallCode,
    _ type: TypeName,
    _ intent: TypeCode,
    isOfWidget: Bool,
    _ site: DefinitionSite
  ) {
    self.expected = expected
    schema = expected.schema
    self.property = property
    self.call = call
    self.type = type
    self.intent = intent
    self.isOfWidget = isOfWidget
    self.site = site
  }

  var name: String { schema.name }

  func place(_ label: String) -> SourceLocation? { call.argument(label)?.location ?? property.location }
}

private enum PlainTypes {
  static let all: Set<String> = [
    "Bool", "Int", "Double", "String", "Date", "DateComponents", "URL", "IntentPerson", "IntentFile",
    "IntentCurrencyAmount", "IntentPaymentMethod", "CLPlacemark", "Measurement<UnitDuration>",
    "Measurement<UnitTemperature>", "Measurement<UnitMass>", "Measurement<UnitLength>",
    "Measurement<UnitSpeed>", "Measurement<UnitEnergy>", "Measurement<UnitVolume>", "AttributedString",
  ]

  static func names(of type: ParameterType) -> Set<String>? {
    switch type {
    case .boolean: ["Bool"]
    case .integer: ["Int"]
    case .decimal: ["Double"]
    case .string: ["String"]
    case .date: ["Date"]
    case .dateComponents: ["DateComponents"]
    case .url: ["URL"]
    case .person: ["IntentPerson"]
    case .placemark: ["CLPlacemark"]
    case .file: ["IntentFile"]
    case .currencyAmount: ["IntentCurrencyAmount"]
    case .paymentMethod: ["IntentPaymentMethod"]
    case .duration: ["Measurement<UnitDuration>"]
    case .measurement(let settings): ["Measurement<Unit\(settings.dimension.rawValue)>"]
    case .enumeration, .object, .speakableString, .untypedObject, .systemEnumeration: nil
    }
  }
}
