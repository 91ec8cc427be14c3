extension Rule {
  static let defaultChanged = Rule(
    "default-changed",
    .warning,
    "A parameter begins with another value",
    help: RuleHelp(
      meaning: """
        The default under 'INIntentParameterMetadataDefaultValue' is another; for a list, the value of \
        a new element.
        """,
      consequence: """
        New widgets begin with it. A stored configuration that has no value for the parameter reads as \
        another choice than before; those that intentc's own code writes always have one.
        """,
      remedy: "See that the new value is right also where nothing was stored.",
      example: """
        <!-- before -->
        <key>INIntentParameterMetadata</key>
        <dict>
          <key>INIntentParameterMetadataDefaultValue</key>
          <integer>1</integer>
        </dict>
        <key>INIntentParameterName</key>
        <string>rows</string>
        <key>INIntentParameterTag</key>
        <integer>20</integer>
        <key>INIntentParameterType</key>
        <string>Integer</string>
        <!-- after -->
        <key>INIntentParameterMetadata</key>
        <dict>
          <key>INIntentParameterMetadataDefaultValue</key>
          <integer>2</integer>
        </dict>
        <key>INIntentParameterName</key>
        <string>rows</string>
        <key>INIntentParameterTag</key>
        <integer>20</integer>
        <key>INIntentParameterType</key>
        <string>Integer</string>
        """
    )
  )
}

extension Comparison {
  mutating func checkDefault(_ parameter: ParameterPair) {
    guard parameter.old.isArray == parameter.new.isArray else { return }
    let type = parameter.old.type
    var old = parameter.old.defaultValue
    let new = parameter.new.defaultValue
    if type.enumName != nil, let before = old {
      let meant = renamed(before, of: parameter.old, to: parameter.new, in: parameter.intent)
      if before == new, meant != before {
        return report(
          .defaultChanged,
          "'\(parameter.name)' still begins with '\(before)', which is another case now: the one that was meant is "
            + (meant.map { "called '\($0)'" } ?? "gone"),
          parameter.new.isArray ? [:] : [.stored: .careful],
          old: parameter.old,
          new: parameter.new
        )
      }
      old = meant ?? before
    }
    guard old != new else { return }
    if !parameter.new.isArray, (old == nil) != (new == nil) {
      return reportOptionality(parameter)
    }
    let quote = type.enumName == nil ? "" : "'"
    let short = Self.shortened(old ?? "", new ?? "")
    let before = old == nil ? "no value" : quote + short.old + quote
    let now = new == nil ? "no value" : quote + short.new + quote
    report(
      .defaultChanged,
      "\(parameter.new.isArray ? "a new element of '\(parameter.name)'" : "'\(parameter.name)'") begins with "
        + "\(now) now, no longer with \(before)"
        + DefaultChildren(parameter.intent).hidden(by: parameter),
      parameter.new.isArray ? [:] : [.stored: .careful],
      old: parameter.old,
      new: parameter.new
    )
  }
}
