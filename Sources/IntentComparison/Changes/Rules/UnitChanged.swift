import IntentCompiler
import IntentDiagnostics

extension Rule {
  static let unitChanged = Rule(
    "unit-changed",
    .warning,
    "The unit of a value or the parts of a date changed",
    on: .comparison
  )
}

extension Comparison {
  mutating func checkUnit(_ field: some OutlineField, _ newField: some OutlineField, _ role: FieldRole) {
    let (old, new) = (field.type, newField.type)
    guard old.unit != new.unit || old.defaultUnit != new.defaultUnit else { return }
    let name = role.words(newField.name)
    var message = "\(name) was \(old.words) and is \(new.words) now"
    if old.unit == new.unit { message = "\(name) is \(new.words)" }
    if let before = old.defaultUnit, let now = new.defaultUnit, before != now {
      message += "; a bare number counts in '\(now)', no longer in '\(before)'"
    }
    report(.unitChanged, message, role.valueVerdicts, old: field, new: newField)
  }
}
