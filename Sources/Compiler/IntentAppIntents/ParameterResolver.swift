import IntentClasses
import IntentCompiler
import IntentDefinition
import IntentSchema

/// Decides how App Intents express each parameter, and reports losses.
struct ParameterResolver {
  let names: ModuleNames
  let appNames: AppIntentsNames
  let options: GenerationOptions
  private(set) var losses = ParameterLosses()

  init(
    _ names: ModuleNames,
    _ appNames: AppIntentsNames,
    _ options: GenerationOptions
  ) {
    self.names = names
    self.appNames = appNames
    self.options = options
  }

  private static let reserved = ReservedNames.modules.union([
    "Parameter", "PerformResult", "Summary", "SummaryContent", "Switch", "When", "hashValue", "self",
    "systemContext",
  ])

  /// `nil` for parameters that App Intents can't express.
  mutating func resolve(_ intent: AppIntentsNames.Intent) -> [AppParameter?] {
    let schema = intent.named.schema
    return intent.parameters.map { parameter in
      let name = "\(schema.configuration.name).\(parameter.lowered.schema.name)"
      let found = resolve(parameter, isListed: options.appIntents.lists[name] != nil)
      if let found { losses.check(parameter.lowered, found, runs: schema.runs) }
      return found
    }
  }

  private mutating func resolve(_ named: AppIntentsNames.Parameter, isListed: Bool) -> AppParameter? {
    let (source, query) = (named.lowered, named.query)
    let parameter = source.schema
    guard let type = AppType(parameter.type, names, appNames) else {
      losses.reportType(source)
      return nil
    }
    let name = SwiftIdentifier.make(parameter.name)
    guard name == parameter.name, !Self.reserved.contains(name) else {
      losses.reportName(source)
      return nil
    }
    let isQuery = if case .object = parameter.type { query != nil } else { false }
    let unit = Self.unit(of: parameter.type)
    let expression = defaultExpression(parameter, unit)
    let hasValue = parameter.hasValueInAppIntents && expression != nil
    return AppParameter(
      schema: parameter,
      name: Self.quoted(name),
      plainName: named.plainName,
      type: type,
      isOptional: !hasValue && !(isQuery && parameter.isArray),
      defaultValue: expression,
      unit: unit,
      optionsType: Self.offersOptions(parameter, isListed: isListed) ? query : nil,
      isQuery: isQuery,
      dialogs: source.definition.promptDialogs
    )
  }

  // Swift allows `Protocol` and `Type` as names of properties, but only in backticks.
  private static func quoted(_ name: String) -> String {
    ["Protocol", "Type"].contains(name) ? "`\(name)`" : SwiftIdentifier.quoted(name)
  }

  /// - Parameter isListed: Whether people choose a searchable text from a list.
  private static func offersOptions(_ parameter: ParameterSchema, isListed: Bool) -> Bool {
    guard parameter.options != .fixed else { return false }
    return switch parameter.type {
    case .boolean: false
    case .string: parameter.options != .searchable || isListed
    case .person: parameter.arraySizes == nil
    default: true
    }
  }

  private func defaultExpression(_ parameter: ParameterSchema, _ unit: AppParameter.Unit?) -> String? {
    guard !parameter.isArray else { return nil }
    guard let value = parameter.defaultValue else { return nil }
    return DefaultRenderer(names: names, minimumSystem: options.minimumSystem).expression(
      value,
      parameter.type,
      unit
    )
  }

  private static func unit(of type: ParameterType) -> AppParameter.Unit? {
    switch type {
    case .measurement(let settings):
      return AppParameter.Unit(
        name: (settings.unit ?? settings.defaultUnit).rawValue,
        isFixed: settings.unit != nil
      )
    case .duration(let settings):
      let name = settings.defaultUnit.appIntentsName
      return AppParameter.Unit(name: name ?? "seconds", isFixed: settings.unit != nil && name != nil)
    default: return nil
    }
  }
}

/// Renders a parameter's default. Most are constants, which the system reads from the source; others need iOS
/// 18.
struct DefaultRenderer {
  let names: ModuleNames
  let minimumSystem: SystemRelease

  /// `nil` if the project's oldest systems don't support a default for the type.
  func expression(_ value: ParameterValue, _ type: ParameterType, _ unit: AppParameter.Unit?) -> String? {
    switch (value, type) {
    case (.boolean(let flag), .boolean): return "\(flag)"
    case (.integer(let number), .integer): return "\(number)"
    case (.decimal(let number), .decimal): return decimal(number)
    case (.integer(let number), .decimal): return decimal(Double(number))
    case (.string(let text), .string): return SwiftLiteral.string(text)
    case (.enumCase(let name), .enumeration(let enumeration)):
      return names.enumeration(enumeration)?.caseName(name).map { ".\($0)" }
    case (.measurement(let value), .measurement):
      guard value.unit.rawValue == unit?.name else { return nil }
      return decimal(value.value)
    case (.duration(let value), .duration(let settings)):
      let seconds = settings.defaultUnit.appIntentsName == nil ? 1 : settings.defaultUnit.seconds
      return decimal(value.seconds / seconds)
    case (.currencyAmount(let value), .currencyAmount):
      guard minimumSystem >= .iOS18, let amount = decimal(value.amount) else { return nil }
      let type = names.appIntents("IntentCurrencyAmount")
      return "\(type)(amount: \(amount), currencyCode: \(SwiftLiteral.string(value.currencyCode)))"
    default: return nil
    }
  }

  func decimal(_ value: Double) -> String? {
    value.isFinite ? SwiftLiteral.double(value) : nil
  }
}

extension DurationUnit {
  /// App Intents lack units longer than hours.
  var appIntentsName: String? {
    switch self {
    case .milliseconds, .seconds, .minutes, .hours: rawValue.lowercased()
    case .days, .weeks, .months, .years: nil
    }
  }
}

extension ParameterSchema {
  /// Whether an App Intent always has a value for it, given a default. Even options from code fall back to
  /// the default.
  package var hasValueInAppIntents: Bool {
    guard !isArray else { return false }
    return switch type {
    case .boolean, .integer, .decimal, .string, .enumeration: true
    default: false
    }
  }
}
