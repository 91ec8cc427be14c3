import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let defaultOutsideBounds = Rule(
    "default-outside-bounds",
    .warning,
    "A default is below the minimum or above the maximum"
  )
}

extension Validator {
  mutating func checkDefault(_ field: FieldContext) {
    guard let type = field.type, let value = field.defaultValue, let number = value.measured,
      let bounds = type.bounds, bounds.areInOrder
    else { return }
    let broken: String
    if let minimum = bounds.minimum, number < minimum {
      broken = "below the minimum \(type.words(minimum))"
    } else if let maximum = bounds.maximum, number > maximum {
      broken = "above the maximum \(type.words(maximum))"
    } else {
      return
    }
    report(
      .defaultOutsideBounds,
      "the default \(type.words(number)) is \(broken); change one of the two",
      in: field.site,
      key: field.metadataKey("DefaultValue"),
      at: field.field.metadata?.defaultValue?.range,
      follows: field.mayLackSettings
    )
  }
}
