extension Rule {
  static let minimumAboveMaximum = Rule(
    "minimum-above-maximum",
    .warning,
    "A minimum is above the maximum",
    help: RuleHelp(
      meaning: """
        The bounds of a number, length of time, measurement or amount allow no value at all. An absent \
        minimum is 0 unless negative numbers are allowed, and bounds in different units are compared by what \
        they mean.
        """,
      consequence: "People cannot choose any value.",
      remedy: "Change one of the bounds, or allow negative numbers where the maximum is below 0.",
      example: """
        <key>INIntentParameterName</key>
        <string>days</string>
        <key>INIntentParameterType</key>
        <string>Integer</string>
        <key>INIntentParameterMetadata</key>
        <dict>
          <key>INIntentParameterMetadataMinimumValue</key>
          <integer>7</integer>
          <key>INIntentParameterMetadataMaximumValue</key>
          <integer>1</integer>
        </dict>
        """
    )
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
      at: metadata?.minimumValue?.range ?? metadata?.maximumValue?.range
    )
  }
}
