extension Rule {
  static let defaultOutsideBounds = Rule(
    "default-outside-bounds",
    .warning,
    "A default lies below the minimum or above the maximum",
    help: RuleHelp(
      meaning: """
        The default of a number, length of time, measurement or amount is not between its bounds. An absent \
        minimum is 0 unless negative numbers are allowed, because Xcode never writes a zero.
        """,
      consequence: """
        People get a value that they could not choose themselves, and cannot go back to once they have \
        changed it.
        """,
      remedy: "Change the default or the bound that it breaks.",
      example: """
        <key>INIntentParameterName</key>
        <string>days</string>
        <key>INIntentParameterType</key>
        <string>Integer</string>
        <key>INIntentParameterMetadata</key>
        <dict>
          <key>INIntentParameterMetadataMaximumValue</key>
          <integer>7</integer>
          <key>INIntentParameterMetadataDefaultValue</key>
          <integer>14</integer>
        </dict>
        """
    )
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
      at: field.field.metadata?.defaultValue?.range
    )
  }
}
