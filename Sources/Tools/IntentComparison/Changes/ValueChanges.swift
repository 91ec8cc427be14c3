import AppFacts
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
    ChangeCheck(.unitChanged) { field, _ in
      guard field.reading == .unchanged, let (type, newType) = field.types else { return nil }
      let role = field.owner.role
      var (old, new) = (TypeFacts(type), TypeFacts(newType))
      // Code sets these values, so they are never bare numbers.
      if case .responseParameter = role { (old.defaultUnit, new.defaultUnit) = (nil, nil) }
      guard old.unit != new.unit || old.defaultUnit != new.defaultUnit else { return nil }
      let name = role.words(field.name)
      var message = "\(name) changed from \(type.valueWords) to \(newType.valueWords)"
      if old.unit == new.unit { message = "\(name) is \(newType.valueWords)" }
      if let before = old.defaultUnit, let now = new.defaultUnit, before != now {
        message += "; the unit of a bare number changed from '\(before)' to '\(now)'"
      }
      let facts = [type.valueWords, old.defaultUnit]
      return Finding(.unitChanged, message, role.valueVerdicts, field, facts: facts)
    }
  }

  static func valuesChanged<Owner>() -> ChangeCheck<FieldPair<Owner>> {
    ChangeCheck(.valuesNarrowed, .valuesChanged, .valuesWidened) { field, _ in
      guard field.hasComparableValues, !field.getsUntouchedLimits, let (old, new) = field.types else {
        return nil
      }
      let (facts, newFacts) = (TypeFacts(old), TypeFacts(new))
      var change = ValueChange()
      if facts.defaultUnit == newFacts.defaultUnit {
        change.compare(field.bounds.old, field.bounds.new, words: (old.boundsWords, new.boundsWords))
      }
      if let choices = field.old.choices.value, let newChoices = field.new.choices.value {
        change.compare(choices, newChoices, of: old, words: (old.valueWords, new.valueWords))
      }
      let role = field.owner.role
      return change.finding(role.words(field.name), (narrowed: role.valueVerdicts, widened: [:]), field)
    }
  }

  static let limitsChanged = ChangeCheck<ParameterPair>(.valuesNarrowed, .valuesWidened, of: .swift) {
    pair,
    _ in
    let (old, new) = (pair.old.limits, pair.new.limits)
    guard !old.isHidden, !new.isHidden, new.value != nil || old.value?.areNeeded == true else { return nil }
    var change = ValueChange()
    change.compare(
      (old.value?.minimum, old.value?.maximum),
      (new.value?.minimum, new.value?.maximum),
      words: (old.value?.words, new.value?.words)
    )
    return change.finding(
      "'\(pair.name)'",
      (narrowed: [.placed: .careful], widened: pair.mode == .migration ? [.placed: .careful] : [:]),
      pair,
      at: new.location
    )
  }

  /// Checks the types of files, and the currencies.
  static let choicesChanged = ChangeCheck<ParameterPair>(
    .valuesNarrowed,
    .valuesChanged,
    .valuesWidened,
    of: [.migration]
  ) { pair, context in
    guard let parameter = MigratedParameter(pair, context) else { return nil }
    let type = parameter.schema.type
    let label: String
    switch type {
    case .file: label = "supportedTypeIdentifiers"
    case .currencyAmount: label = "currencyCodes"
    default: return nil
    }
    let choices = TypeFacts(type).choices
    let texts = parameter.call.argument(label).map { $0.value.elements.map(\.text) } ?? []
    let now = texts.compactMap(\.self)
    guard !choices.isEmpty, now.count == texts.count else { return nil }
    var change = ValueChange()
    let nowWords = now.isEmpty ? "any" : now.map { "'\($0)'" }.listed
    change.compare(choices, now, of: type, words: (choices.map { "'\($0)'" }.listed, nowWords))
    let verdicts = [Audience.placed: Verdict.careful]
    let location = parameter.location(label)
    return change.finding("'\(parameter.name)'", (verdicts, verdicts), parameter, at: location)
  }
}

/// Changed limits and choices of a field. The limits may get narrower, and the choices wider.
private struct ValueChange {
  private var changes: [String] = []
  private var former: [String?] = []
  private var isNarrowed = false
  private var isKnown = true

  mutating func compare(
    _ before: ParameterType.Bounds,
    _ now: ParameterType.Bounds,
    words: (old: String?, new: String?)
  ) {
    guard before != now else { return }
    isNarrowed =
      now.minimum ?? -.infinity > before.minimum ?? -.infinity
      || now.maximum ?? .infinity < before.maximum ?? .infinity
    former.append(words.old)
    changes.append("from '\(words.old ?? "any number")' to '\(words.new ?? "any number")'")
  }

  /// - Parameter before: Empty for any choice.
  mutating func compare(
    _ before: [String],
    _ now: [String],
    of type: ParameterType,
    words: (old: String, new: String)
  ) {
    let (before, now) = (Set(before), Set(now))
    guard before != now else { return }
    let lost = now.isEmpty ? [] : before.filter { !UniformTypes.include($0, now) }
    isKnown = lost.isEmpty || type.kind != .file || lost.contains(where: UniformTypes.isKnown)
    let isFewer = !now.isEmpty && before.isEmpty || !lost.isEmpty
    isNarrowed = isNarrowed || isFewer && isKnown
    former.append(words.old)
    changes.append("from \(words.old) to \(words.new)")
  }

  func finding(
    _ name: String,
    _ verdicts: (narrowed: [Audience: Verdict], widened: [Audience: Verdict]),
    _ pair: some ElementPair,
    at location: SourceLocation? = nil
  ) -> Finding? {
    guard !changes.isEmpty else { return nil }
    let fact = "the values of \(name) changed \(changes.joined(separator: ", and "))"
    if isNarrowed {
      let message = fact + "; what was chosen before may be outside"
      return Finding(.valuesNarrowed, message, verdicts.narrowed, pair, at: location, facts: former)
    } else if isKnown {
      return Finding(.valuesWidened, fact, verdicts.widened, pair, at: location, facts: former)
    } else {
      let message =
        fact + "; which files belong to both is not known, so what was chosen before may be outside"
      return Finding(.valuesChanged, message, verdicts.narrowed, pair, at: location, facts: former)
    }
  }
}

extension FieldPair {
  /// Whether both types write numbers the same way.
  fileprivate var hasComparableValues: Bool {
    reading == .unchanged || reading == .converted && hasKinds(.integer, .decimal)
  }

  /// Whether the new limits are only those that Xcode gives each new number.
  fileprivate var getsUntouchedLimits: Bool {
    let (before, now) = bounds
    return before != now && new.schema?.hasUntouchedBounds == true
  }

  fileprivate var bounds: (old: ParameterType.Bounds, new: ParameterType.Bounds) {
    var before: ParameterType.Bounds = old.type?.finiteBounds ?? (nil, nil)
    if new.type?.kind == .integer {
      // Only whole numbers within these limits remain.
      before = (before.minimum?.rounded(.up), before.maximum?.rounded(.down))
    }
    return (before, new.type?.finiteBounds ?? (nil, nil))
  }
}

extension ParameterType {
  fileprivate typealias Bounds = (minimum: Double?, maximum: Double?)
}
