import IntentAppIntents
import IntentCompiler
import IntentConfigurations
import IntentDiagnostics
import IntentSchema
import IntentText

extension Rule {
  static let unitChanged = change(
    "unit-changed",
    .warning,
    "The unit of a value or the parts of a date changed"
  )
  static let valuesNarrowed = change(
    "values-narrowed",
    .warning,
    "A parameter or property accepts fewer values"
  )
  static let valuesChanged = change(
    "values-changed",
    .warning,
    "The file types of a parameter or property changed, and it is not known whether they include the old ones"
  )
  static let valuesWidened = change("values-widened", .note, "A parameter or property accepts more values")
}

/// Checks the units of values, and which values a field accepts.
enum ValueChanges {
  static func unitChanged<Owner>() -> ChangeCheck<FieldPair<Owner>> {
    ChangeCheck(.unitChanged) { field, _, findings in
      guard field.reading == .same else { return }
      let (type, newType, role) = (field.old.type, field.new.type, field.owner.role)
      var (old, new) = (TypeFacts(type), TypeFacts(newType))
      // Code sets these values, so they are never bare numbers.
      if case .responseParameter = role { (old.defaultUnit, new.defaultUnit) = (nil, nil) }
      guard old.unit != new.unit || old.defaultUnit != new.defaultUnit else { return }
      let name = role.words(field.name)
      var message = "\(name) changed from \(type.valueWords) to \(newType.valueWords)"
      if old.unit == new.unit { message = "\(name) is \(newType.valueWords)" }
      if let before = old.defaultUnit, let now = new.defaultUnit, before != now {
        message += "; the unit of a bare number changed from '\(before)' to '\(now)'"
      }
      findings.report(.unitChanged, message, role.valueVerdicts, field)
    }
  }

  /// Checks both directions, because a change may narrow the limits and widen the choices.
  static func valuesChanged<Owner>() -> ChangeCheck<FieldPair<Owner>> {
    ChangeCheck(.valuesNarrowed, .valuesChanged, .valuesWidened) { field, _, findings in
      guard field.hasComparableValues, !field.getsUntouchedLimits else { return }
      let (old, new) = (field.old.type, field.new.type)
      let (before, now) = field.bounds
      let (facts, newFacts) = (TypeFacts(old), TypeFacts(new))
      var message = "the values of \(field.owner.role.words(field.name)) changed "
      var isNarrowed = false
      var isChanged = false
      var isKnown = true
      if facts.defaultUnit == newFacts.defaultUnit, before != now {
        isChanged = true
        isNarrowed = isNarrower(now, than: before)
        message += "from '\(old.boundsWords ?? "any number")' to '\(new.boundsWords ?? "any number")'"
      }
      let (choices, newChoices) = (Set(facts.choices), Set(newFacts.choices))
      if choices != newChoices, !field.old.unknown.union(field.new.unknown).contains(.files) {
        let lost = newChoices.isEmpty ? [] : choices.filter { !UniformTypes.include($0, newChoices) }
        isKnown = lost.isEmpty || old.kind != "file" || lost.contains(where: UniformTypes.isKnown)
        let isFewer = !newChoices.isEmpty && choices.isEmpty || !lost.isEmpty
        isNarrowed = isNarrowed || isFewer && isKnown
        message += isChanged ? ", and " : ""
        message += "from \(old.valueWords) to \(new.valueWords)"
        isChanged = true
      }
      guard isChanged else { return }
      if !isKnown, !isNarrowed {
        return findings.report(
          .valuesChanged,
          message + "; which files belong to both is not known, so what was chosen before may be outside",
          field.owner.role.valueVerdicts,
          field
        )
      }
      guard isNarrowed else { return findings.report(.valuesWidened, message, [:], field) }
      findings.report(
        .valuesNarrowed,
        message + "; what was chosen before may be outside",
        field.owner.role.valueVerdicts,
        field
      )
    }
  }
}

// MARK: App Intents

extension ValueChanges {
  static let rangeChanged = ContractCheck<MigratedParameter>(
    .valuesNarrowed,
    .valuesWidened
  ) { parameter, _, findings in
    let type = parameter.schema.type
    var before: ParameterType.Bounds = (nil, nil)
    switch type {
    case .integer, .decimal, .currencyAmount: before = type.finiteBounds
    default: break
    }
    let argument = parameter.call.argument("inclusiveRange")
    var now: ParameterType.Bounds = (nil, nil)
    if let value = argument?.value {
      guard case .tuple(let bounds) = value, bounds.count == 2, let lower = bounds[0].number,
        let upper = bounds[1].number
      else { return }
      now = (lower, upper)
    } else if parameter.schema.hasUntouchedBounds {
      // These may only be the limits that Xcode gives each new number.
      return
    }
    guard before != now else { return }
    let words = argument.map { _ in
      "\(IntentSchema.words(of: now.minimum ?? 0)) to \(IntentSchema.words(of: now.maximum ?? 0))"
    }
    let message =
      "people can enter \(words ?? "any number") for '\(parameter.name)'; in the definition, \(type.boundsWords ?? "any number")"
    let isNarrowed = isNarrower(now, than: before)
    guard isNarrowed || before.minimum != nil && before.maximum != nil else { return }
    findings.report(
      isNarrowed ? .valuesNarrowed : .valuesWidened,
      message + (isNarrowed ? ", so what was chosen may be outside" : ""),
      [.placed: .careful],
      parameter,
      at: parameter.location("inclusiveRange")
    )
  }

  /// The types of files, or the currencies.
  static let choicesChanged = ContractCheck<MigratedParameter>(.valuesWidened) { parameter, _, findings in
    let label: String
    switch parameter.schema.type {
    case .file: label = "supportedTypeIdentifiers"
    case .currencyAmount: label = "currencyCodes"
    default: return
    }
    let choices = TypeFacts(parameter.schema.type).choices
    let argument = parameter.call.argument(label)
    let found = argument.map { $0.value.elements.map(\.text) } ?? []
    guard !choices.isEmpty, found.allSatisfy({ $0 != nil }), Set(found.compactMap(\.self)) != Set(choices)
    else { return }
    let message =
      "the '\(label)' of '\(parameter.name)' are not \(choices.map { "'\($0)'" }.listed), as in the definition"
    findings.report(.valuesWidened, message, [.placed: .careful], parameter, at: parameter.location(label))
  }

  static let enteredUnitChanged = ContractCheck<MigratedParameter>(.unitChanged) { parameter, _, findings in
    if case .dateComponents(let settings) = parameter.schema.type {
      let expected =
        switch settings.components {
        case .date: "date"
        case .time: "time"
        case .dateAndTime: "dateTime"
        }
      let found = parameter.call.argument("kind")?.value
      guard let kind = found == nil ? "dateTime" : found?.member, kind != expected else { return }
      return findings.report(
        .unitChanged,
        "people choose '\(kind)' for '\(parameter.name)'; in the definition it is '\(expected)': add 'kind: .\(expected)'",
        [.placed: .careful],
        parameter,
        at: parameter.location("kind")
      )
    }
    // Options that code provides have no unit.
    guard let unit = parameter.expected.unit, parameter.expected.optionsType == nil,
      parameter.call.argument("optionsProvider") == nil
    else { return }
    let argument = parameter.call.argument("unit") ?? parameter.call.argument("defaultUnit")
    guard argument?.value.member != unit.name else { return }
    let found = argument.map { $0.value.member ?? "another unit" } ?? "the usual unit of the system"
    findings.report(
      .unitChanged,
      "people enter '\(parameter.name)' in \(found); in the definition, in \(unit.name)",
      [.placed: .careful],
      parameter,
      at: argument?.location ?? parameter.property.location
    )
  }

  private static func isNarrower(_ now: ParameterType.Bounds, than before: ParameterType.Bounds) -> Bool {
    now.minimum ?? -.infinity > before.minimum ?? -.infinity
      || now.maximum ?? .infinity < before.maximum ?? .infinity
  }
}

extension FieldPair {
  /// Whether both types write numbers the same way.
  var hasComparableValues: Bool { reading == .same || reading == .other && hasKinds("integer", "decimal") }

  var getsUntouchedLimits: Bool {
    let (before, now) = bounds
    return before != now && (new.meaning as? ParameterSchema)?.hasUntouchedBounds == true
  }

  fileprivate var bounds: (old: ParameterType.Bounds, new: ParameterType.Bounds) {
    var before = old.type.finiteBounds
    if new.type.kind == "integer" {
      // Only whole numbers within these limits remain.
      before = (before.minimum?.rounded(.up), before.maximum?.rounded(.down))
    }
    return (before, new.type.finiteBounds)
  }
}

extension ParameterType {
  fileprivate typealias Bounds = (minimum: Double?, maximum: Double?)

  /// Infinite numbers aren't limits.
  fileprivate var finiteBounds: Bounds {
    func finite(_ number: Double?) -> Double? { number.flatMap { $0.isFinite ? $0 : nil } }
    return (finite(bounds?.minimum), finite(bounds?.maximum))
  }
}
