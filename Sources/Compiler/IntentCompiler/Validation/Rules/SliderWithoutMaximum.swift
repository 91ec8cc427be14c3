import IntentDefinition
import IntentDiagnostics
import IntentSchema

extension Rule {
  package static let sliderWithoutMaximum = Rule(
    "slider-without-maximum",
    .warning,
    "A slider has no maximum"
  )
}

extension Validator {
  mutating func checkSlider(_ field: FieldContext) {
    switch field.type {
    case .integer(let settings) where settings.control == .slider && settings.maximum == nil: break
    case .decimal(let settings) where settings.control == .slider && settings.maximum == nil: break
    default: return
    }
    report(
      .sliderWithoutMaximum,
      "this slider has no maximum; set one with '\(field.metadataKey("MaximumValue"))', or use a field",
      in: field.site,
      key: field.metadataKey("Type"),
      at: field.field.metadata?.type?.range,
      follows: field.mayLackSettings
    )
  }
}
