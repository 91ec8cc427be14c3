extension Rule {
  static let unitChanged = Rule(
    "unit-changed",
    .warning,
    "A parameter is asked for in another unit",
    help: RuleHelp(
      meaning: """
        The unit of a measurement or a length of time changed, or which parts of a date are asked for.
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
  mutating func checkUnit(_ parameter: ParameterPair) {
    let (old, new) = (parameter.old.type, parameter.new.type)
    guard old.unit != new.unit || old.defaultUnit != new.defaultUnit else { return }
    var message = "'\(parameter.name)' was \(old.words) and is \(new.words) now"
    if old.unit == new.unit { message = "'\(parameter.name)' is \(new.words)" }
    if let before = old.defaultUnit, let now = new.defaultUnit, before != now {
      message += "; a bare number counts in '\(now)', no longer in '\(before)'"
    }
    report(
      .unitChanged,
      message,
      [.stored: .careful, .placed: .careful],
      old: parameter.old,
      new: parameter.new
    )
  }
}
