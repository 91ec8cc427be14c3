import IntentDefinition
import IntentDiagnostics
import IntentSchema

extension Rule {
  package static let untouchedMaximum = Rule(
    "untouched-maximum",
    .warning,
    "A number has the limits that Xcode gives each new number"
  )
}

extension Validator {
  mutating func checkMaximum(_ parameter: ParameterContext) {
    let metadata = parameter.parameter.field.metadata
    guard parameter.schema?.hasUntouchedBounds == true, metadata?.defaultValue == nil else { return }
    report(
      .untouchedMaximum,
      "'\(parameter.name)' accepts only 0 to 1, as every new number in Xcode does; set its minimum and maximum, "
        + "or remove the limit",
      in: parameter.site,
      key: "INIntentParameterMetadataMaximumValue",
      at: metadata?.maximumValue?.range,
      follows: parameter.site.definition.gaps.areInside(parameter.site.path().keys)
    )
  }
}

extension ParameterSchema {
  /// Whether it is a field or stepper with the limits that Xcode gives each new number, 0 to 1, and without a default.
  package var hasUntouchedBounds: Bool {
    let control: NumberControl
    switch type {
    case .integer(let settings): control = settings.control
    case .decimal(let settings): control = settings.control
    default: return false
    }
    return control != .slider && defaultValue == nil && type.bounds?.minimum == 0 && type.bounds?.maximum == 1
  }
}
