import IntentCompiler
import IntentDiagnostics
import IntentSchema

extension Rule {
  static let unitChanged = change(
    "unit-changed",
    .warning,
    "The unit of a value or the parts of a date changed"
  )
}

extension Comparison {
  mutating func checkUnit(_ field: some ComparedField, _ newField: some ComparedField, _ role: FieldRole) {
    var (old, new) = (CanonicalType(field.type), CanonicalType(newField.type))
    // Code sets the values of a response, so they are never bare numbers.
    if case .answer = role { (old.defaultUnit, new.defaultUnit) = (nil, nil) }
    guard old.unit != new.unit || old.defaultUnit != new.defaultUnit else { return }
    let name = role.words(newField.name)
    var message = "\(name) changed from \(field.type.valueWords) to \(newField.type.valueWords)"
    if old.unit == new.unit { message = "\(name) is \(newField.type.valueWords)" }
    if let before = old.defaultUnit, let now = new.defaultUnit, before != now {
      message += "; the unit of a bare number changed from '\(before)' to '\(now)'"
    }
    report(.unitChanged, message, role.valueVerdicts, old: field, new: newField)
  }
}
