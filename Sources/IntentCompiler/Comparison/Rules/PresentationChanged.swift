extension Rule {
  static let presentationChanged = Rule(
    "presentation-changed",
    .note,
    "A parameter is asked for or shown in another way",
    help: RuleHelp(
      meaning: "The control, the keyboard, the capitals or the format of a date changed.",
      consequence: "People see another control or another form of the same value.",
      remedy: "Nothing is to be done.",
      example: """
        <!-- before -->
        <key>INIntentParameterMetadata</key>
        <dict>
          <key>INIntentParameterMetadataType</key>
          <string>Field</string>
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
          <key>INIntentParameterMetadataType</key>
          <string>Stepper</string>
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
  mutating func checkPresentation(_ parameter: ParameterPair) {
    let (old, new) = (parameter.old.type.details, parameter.new.type.details)
    guard old != new else { return }
    func words(_ details: [String]) -> String {
      details.isEmpty ? "the usual way" : details.joined(separator: ", ")
    }
    report(
      .presentationChanged,
      "'\(parameter.name)' is asked for or shown in another way: \(words(new)), no longer \(words(old))",
      [:],
      old: parameter.old,
      new: parameter.new
    )
  }
}
