extension Rule {
  static let sliderWithoutMaximum = Rule(
    "slider-without-maximum",
    .warning,
    "A slider has no upper bound",
    help: RuleHelp(
      meaning: "A number is asked for with a slider, but has no maximum, or an empty one.",
      consequence: """
        A slider without an end cannot be drawn to scale: the system falls back to a range of its own, which \
        may not hold the values that people need.
        """,
      remedy: "State a maximum, or ask with a field or a stepper.",
      example: """
        <key>INIntentParameterName</key>
        <string>volume</string>
        <key>INIntentParameterType</key>
        <string>Decimal</string>
        <key>INIntentParameterMetadata</key>
        <dict>
          <key>INIntentParameterMetadataType</key>
          <string>Slider</string>
        </dict>
        """
    )
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
      "this slider has no upper bound; state one with '\(field.metadataKey("MaximumValue"))', or use a field",
      in: field.site,
      key: field.metadataKey("Type"),
      at: field.field.metadata?.type?.range
    )
  }
}
