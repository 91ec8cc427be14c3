extension Rule {
  static let unitChanged = Rule(
    "unit-changed",
    .warning,
    "A value has another unit, or other parts of a date",
    help: RuleHelp(
      meaning: """
        The unit of a measurement or a length of time changed, or which parts of a date are asked for: of a \
        parameter, a property of an object type or a value of an answer.
        """,
      consequence: """
        A number that was stored without its unit means another amount, and code that expects the old \
        unit or parts finds others.
        """,
      remedy: """
        Where it is only to be shown in another unit, convert the value in code and keep the \
        definition.
        """,
      example: """
        <!-- before -->
        <key>INIntentParameterMetadata</key>
        <dict>
          <key>INIntentParameterMetadataDefaultUnit</key>
          <string>Minutes</string>
          <key>INIntentParameterMetadataUnit</key>
          <string>Minutes</string>
        </dict>
        <key>INIntentParameterName</key>
        <string>length</string>
        <key>INIntentParameterTag</key>
        <integer>20</integer>
        <key>INIntentParameterType</key>
        <string>TimeInterval</string>
        <!-- after -->
        <key>INIntentParameterMetadata</key>
        <dict>
          <key>INIntentParameterMetadataDefaultUnit</key>
          <string>Hours</string>
          <key>INIntentParameterMetadataUnit</key>
          <string>Hours</string>
        </dict>
        <key>INIntentParameterName</key>
        <string>length</string>
        <key>INIntentParameterTag</key>
        <integer>20</integer>
        <key>INIntentParameterType</key>
        <string>TimeInterval</string>
        """
    )
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
