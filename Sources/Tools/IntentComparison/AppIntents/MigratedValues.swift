import IntentAppIntents
import IntentCompiler
import IntentDiagnostics
import IntentSchema
import IntentText

extension ContractComparison {
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
        from: parameter.before,
        to: argument?.location
      )
    } else if let minimum, let maximum, found?.minimum != minimum || found?.maximum != maximum {
      report(
        .valuesWidened,
        message,
        [.placed: .careful],
        from: parameter.before,
        to: parameter.place("inclusiveRange")
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
        from: parameter.before,
        to: parameter.place("kind")
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
      from: parameter.before,
      to: argument?.location ?? parameter.property.location
    )
  }
}

extension PropertyCode {
  var queryType: String? { value?.call.map { $0.name == "init" ? type?.name ?? "" : $0.name } ?? type?.name }
}
