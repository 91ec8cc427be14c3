import IntentCompiler
import IntentDiagnostics

extension Rule {
  static let valuesNarrowed = Rule(
    "values-narrowed",
    .warning,
    "A parameter or property accepts fewer values",
    on: .comparison
  )
}

extension Comparison {
  mutating func checkValues(_ field: some OutlineField, _ newField: some OutlineField, _ role: FieldRole) {
    let (old, new) = (field.type, newField.type)
    var message = "\(role.words(newField.name)) takes "
    var isNarrowed = false
    var isChanged = false
    // Numbers in two units cannot be compared as they are.
    if old.defaultUnit == new.defaultUnit, old.minimum != new.minimum || old.maximum != new.maximum {
      isChanged = true
      isNarrowed =
        new.minimum ?? -.infinity > old.minimum ?? -.infinity
        || new.maximum ?? .infinity < old.maximum ?? .infinity
      message += "\(new.bounds ?? "any number") now, not \(old.bounds ?? "any number")"
    }
    if old.choices != new.choices {
      let isFewer =
        !new.choices.isEmpty && (old.choices.isEmpty || !Set(new.choices).isSuperset(of: old.choices))
      isNarrowed = isNarrowed || isFewer
      message += isChanged ? "; and " : ""
      message += "\(new.words) now, not \(old.words)"
      isChanged = true
    }
    guard isChanged else { return }
    guard isNarrowed else { return reportWidened(message, field, newField) }
    report(
      .valuesNarrowed,
      message + "; what was chosen before may lie outside",
      role.valueVerdicts,
      old: field,
      new: newField
    )
  }
}
