import IntentCompiler
import IntentDiagnostics
import IntentSchema

extension Rule {
  static let valuesNarrowed = change(
    "values-narrowed",
    .warning,
    "A parameter or property accepts fewer values"
  )
}

extension Comparison {
  mutating func checkValues(_ field: some ComparedField, _ newField: some ComparedField, _ role: FieldRole) {
    let (old, new) = (field.type, newField.type)
    var before = old.finiteBounds
    let now = new.finiteBounds
    if new.kind == "integer" {
      // Only integers are left.
      before = (before.minimum?.rounded(.up), before.maximum?.rounded(.down))
    }
    let (facts, newFacts) = (CanonicalType(old), CanonicalType(new))
    var message = "the values of \(role.words(newField.name)) changed "
    var isNarrowed = false
    var isChanged = false
    if before != now, newField.hasUntouchedBounds {
      let message = "'\(newField.name)' got the limits that Xcode gives each new number, 0 to 1"
      return report(.presentationChanged, message, [:], old: field, new: newField)
    }
    // Numbers with different units cannot be compared directly.
    if facts.defaultUnit == newFacts.defaultUnit, before != now {
      isChanged = true
      isNarrowed =
        now.minimum ?? -.infinity > before.minimum ?? -.infinity
        || now.maximum ?? .infinity < before.maximum ?? .infinity
      message += "from \(old.boundsWords ?? "any number") to \(new.boundsWords ?? "any number")"
    }
    let (choices, newChoices) = (Set(facts.choices), Set(newFacts.choices))
    if choices != newChoices, !field.unknown.union(newField.unknown).contains(.files) {
      let isFewer =
        !newChoices.isEmpty
        && (choices.isEmpty || !choices.allSatisfy { UniformTypes.include($0, newChoices) })
      isNarrowed = isNarrowed || isFewer
      message += isChanged ? ", and " : ""
      message += "from \(old.valueWords) to \(new.valueWords)"
      isChanged = true
    }
    guard isChanged else { return }
    guard isNarrowed else { return reportWidened(message, field, newField) }
    report(
      .valuesNarrowed,
      message + "; what was chosen before may be outside",
      role.valueVerdicts,
      old: field,
      new: newField
    )
  }
}

extension ComparedField {
  fileprivate var hasUntouchedBounds: Bool { (meaning as? ParameterSchema)?.hasUntouchedBounds == true }
}

extension ParameterType {
  /// The minimum and the maximum; `nil` means no limit. An infinite number is not a limit.
  fileprivate var finiteBounds: (minimum: Double?, maximum: Double?) {
    func finite(_ number: Double?) -> Double? { number.flatMap { $0.isFinite ? $0 : nil } }
    return (finite(bounds?.minimum), finite(bounds?.maximum))
  }
}
