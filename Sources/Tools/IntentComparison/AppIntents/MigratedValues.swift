import IntentAppIntents
import IntentCompiler
import IntentDiagnostics
import IntentSchema
import IntentText

extension MigrationComparison {
  mutating func checkOptional(_ parameter: ParameterCode) {
    guard !parameter.type.isOptional else { return }
    let labels = parameter.call.arguments.compactMap(\.label)
    let sources: Set = ["default", "defaultValue", "optionsProvider", "query"]
    guard !labels.contains(where: sources.contains), parameter.property.value == nil else { return }
    if case .object = parameter.schema.type,
      let query = declared.type(parameter.type.name)?.property("defaultQuery"),
      let type = query.queryType.flatMap({ declared.type($0) }),
      type.functions.contains(where: { $0.name == "defaultResult()" })
    {
      return
    }
    report(
      .optionalityChanged,
      "'\(parameter.name)' is not optional and has no default, so reading it in a widget without a value stops the "
        + "program",
      [.placed: .breaking],
      at: parameter.property.location,
      parameter.site
    )
  }

  mutating func checkDefault(_ parameter: ParameterCode) {
    let argument = parameter.call.argument("default") ?? parameter.call.argument("defaultValue")
    // The provider of the options may supply the default.
    let isProvided =
      parameter.call.argument("optionsProvider") != nil || parameter.call.argument("query") != nil
    if argument == nil, isProvided { return }
    // App Intents can't express every default.
    if parameter.schema.defaultValue != nil, parameter.expected.defaultValue == nil { return }
    let expected = parameter.schema.isArray ? nil : parameter.schema.defaultValue
    let found = argument.flatMap { $0.value == .null ? nil : $0.value }
    if expected.map({ matches($0, found, parameter) }) ?? isNoValue(found, parameter.schema.type) { return }
    let before = expected?.words ?? "no value"
    let now = found.map { words(of: $0) } ?? "no value"
    guard let now else { return }
    report(
      .defaultChanged,
      "'\(parameter.name)' starts with \(now)\(isNoCase(found, parameter)); in the definition it starts with "
        + "\(before)",
      [.placed: .careful],
      at: argument?.location ?? parameter.property.location,
      parameter.site
    )
  }

  private func isNoCase(_ value: CodeValue?, _ parameter: ParameterCode) -> String {
    guard case .enumeration = parameter.schema.type, let name = value?.member,
      let type = declared.type(parameter.type.name), !type.cases.contains(where: { $0.name == name })
    else { return "" }
    return ", which is not a case of '\(type.name)'"
  }

  /// For a Boolean, `false` counts as no value, too.
  private func isNoValue(_ value: CodeValue?, _ type: ParameterType) -> Bool {
    guard let value else { return true }
    if case .boolean = type { return value == .boolean(false) }
    return value.isNothing
  }

  private func matches(_ expected: ParameterValue, _ found: CodeValue?, _ parameter: ParameterCode) -> Bool {
    switch expected {
    case .boolean(let flag): return found == .boolean(flag) || !flag && found == nil
    case .integer(let number): return found?.number == Double(number)
    case .decimal(let number): return found?.number == number
    case .string(let text): return found == .string(text)
    case .enumCase(let name):
      guard let member = found?.member else { return false }
      return declared.rawName(of: member, in: parameter.type.name) == name
    case .measurement(let value): return found?.number == value.value
    case .duration(let value):
      guard case .duration(let settings) = parameter.schema.type else { return false }
      let unit = settings.defaultUnit
      let isKnown = parameter.expected.unit.map { $0.name == unit.rawValue.lowercased() } ?? false
      return found?.number == value.seconds / (isKnown ? unit.seconds : 1)
    default: return true
    }
  }

  private func words(of value: CodeValue) -> String? {
    switch value {
    case .null: "no value"
    case .boolean(let flag): "\(flag)"
    case .integer(let number): "\(number)"
    case .decimal(let number): IntentSchema.words(of: number)
    case .string(let text): "'\(Comparison.shortened(text))'"
    case .name(let name): "'\(name)'"
    default: nil
    }
  }

  mutating func checkRange(_ parameter: ParameterCode) {
    let (minimum, maximum): (Double?, Double?) =
      switch parameter.schema.type {
      case .integer(let settings): (settings.minimum.map(Double.init), settings.maximum.map(Double.init))
      case .decimal(let settings): (settings.minimum, settings.maximum)
      case .currencyAmount(let settings): (settings.minimum, settings.maximum)
      default: (nil, nil)
      }
    let argument = parameter.call.argument("inclusiveRange")
    var found: (minimum: Double, maximum: Double)?
    if let value = argument?.value {
      guard case .tuple(let bounds) = value, bounds.count == 2, let lower = bounds[0].number,
        let upper = bounds[1].number
      else { return }
      found = (lower, upper)
    }
    // These may only be the limits that Xcode gives each new number.
    if found == nil, parameter.schema.hasUntouchedBounds { return }
    let now = found.map { "\(IntentSchema.words(of: $0.minimum)) to \(IntentSchema.words(of: $0.maximum))" }
    let before = parameter.schema.type.boundsWords
    let message =
      "people can enter \(now ?? "any number") for '\(parameter.name)'; in the definition, \(before ?? "any number")"
    if let found, found.minimum > minimum ?? -.infinity || found.maximum < maximum ?? .infinity {
      report(
        .valuesNarrowed,
        message + ", so what was chosen may be outside",
        [.placed: .careful],
        at: argument?.location,
        parameter.site
      )
    } else if let minimum, let maximum, found?.minimum != minimum || found?.maximum != maximum {
      report(
        .valuesWidened,
        message,
        [.placed: .careful],
        at: parameter.place("inclusiveRange"),
        parameter.site
      )
    }
  }

  mutating func checkSizes(_ parameter: ParameterCode) {
    guard parameter.type.isArray else { return }
    let argument = parameter.call.argument("size")
    let isExpected = PromptDialogs.takesSizes(parameter.expected)
    guard argument != nil || isExpected else { return }
    guard let sizes = argument.map({ SizeCode.sizes($0.value) }) ?? [:] else { return }
    var (exact, least, cut, raised): ([String], [String], [String], [String]) = ([], [], [], [])
    for family in ConfigurationFamily.allCases {
      let before = parameter.schema.arraySizes?.maximumCount(for: family)
      guard let size = sizes[family] else {
        if isExpected, let before { raised.append("any number instead of \(before) in \(family.rawValue)") }
        continue
      }
      // A single size in the code applies to all families, even unsupported ones. Check a family without a
      // limit in the definition only if the code gives it its own size.
      if before == nil, case .dictionary? = argument?.value {} else if before == nil { continue }
      let count = "\(size.minimum) in \(family.rawValue)"
      if size.minimum == size.maximum { exact.append(count) } else if size.minimum > 0 { least.append(count) }
      guard size.maximum != before else { continue }
      let words = "\(size.maximum) instead of \(before.map { "\($0)" } ?? "any number") in \(family.rawValue)"
      if size.maximum < before ?? .max { cut.append(words) } else { raised.append(words) }
    }
    if !exact.isEmpty {
      report(
        .arraySizeCut,
        "'\(parameter.name)' takes exactly \(exact.listed): some have measured that a widget with fewer values shows "
          + "only a placeholder, and an app has shipped such a size for years. '.init(min: 0, max: n)' takes fewer, too",
        [.placed: .careful],
        at: argument?.location,
        parameter.site
      )
    }
    if !least.isEmpty {
      report(
        .arraySizeCut,
        "'\(parameter.name)' needs at least \(least.listed); a widget with fewer values shows only a placeholder. Write "
          + "'.init(min: 0, max: n)'",
        [.placed: .breaking],
        at: argument?.location,
        parameter.site
      )
    }
    if !cut.isEmpty {
      report(
        .arraySizeCut,
        "'\(parameter.name)' takes \(cut.listed)",
        [.placed: .careful],
        at: argument?.location,
        parameter.site
      )
    }
    if !raised.isEmpty {
      report(
        .arraySizeRaised,
        "'\(parameter.name)' takes \(raised.listed)",
        [.placed: .careful],
        at: parameter.place("size"),
        parameter.site
      )
    }
  }

  mutating func checkUnit(_ parameter: ParameterCode) {
    if case .dateComponents(let settings) = parameter.schema.type {
      let expected =
        switch settings.components {
        case .date: "date"
        case .time: "time"
        case .dateAndTime: "dateTime"
        }
      let found = parameter.call.argument("kind")?.value
      guard let kind = found == nil ? "dateTime" : found?.member, kind != expected else { return }
      return report(
        .unitChanged,
        "people choose '\(kind)' for '\(parameter.name)'; in the definition it is '\(expected)': add 'kind: .\(expected)'",
        [.placed: .careful],
        at: parameter.place("kind"),
        parameter.site
      )
    }
    // Options that code provides have no unit.
    guard let unit = parameter.expected.unit, parameter.expected.optionsType == nil,
      parameter.call.argument("optionsProvider") == nil
    else { return }
    let argument = parameter.call.argument("unit") ?? parameter.call.argument("defaultUnit")
    guard argument?.value.member != unit.name else { return }
    let found = argument.map { $0.value.member ?? "another unit" } ?? "the usual unit of the system"
    report(
      .unitChanged,
      "people enter '\(parameter.name)' in \(found); in the definition, in \(unit.name)",
      [.placed: .careful],
      at: argument?.location ?? parameter.property.location,
      parameter.site
    )
  }
}

extension PropertyCode {
  var queryType: String? { value?.call.map { $0.name == "init" ? type?.name ?? "" : $0.name } ?? type?.name }
}
