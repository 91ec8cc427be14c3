import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let minimumAboveMaximum = Rule(
    "minimum-above-maximum",
    .warning,
    "A minimum is above the maximum"
  )
}

extension Validator {
  mutating func checkBounds(_ field: FieldContext) {
    guard let type = field.type, let bounds = type.bounds, let minimum = bounds.minimum,
      let maximum = bounds.maximum, minimum > maximum
    else { return }
    let metadata = field.field.metadata
    let isAbsent = metadata?.minimumValue == nil
    report(
      .minimumAboveMaximum,
      "the \(isAbsent ? "absent minimum counts as 0, which" : "minimum \(type.words(minimum))") is above the "
        + "maximum \(type.words(maximum)), so no value is allowed",
      in: field.site,
      key: field.metadataKey(isAbsent ? "MaximumValue" : "MinimumValue"),
      at: metadata?.minimumValue?.range ?? metadata?.maximumValue?.range,
      follows: field.mayLackSettings
    )
  }
}
