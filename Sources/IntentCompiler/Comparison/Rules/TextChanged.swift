extension Rule {
  static let textChanged = Rule(
    "text-changed",
    .note,
    "A text is another under the same ID",
    help: RuleHelp(
      meaning: "People read another text in the definition's own language.",
      consequence: "Translations stay as they are, and may no longer say the same.",
      remedy: "See whether translations have to follow.",
      example: """
        <!-- before -->
        <key>INIntentParameterDisplayName</key>
        <string>Colour</string>
        <key>INIntentParameterDisplayNameID</key>
        <string>cO10ur</string>
        <key>INIntentParameterName</key>
        <string>color</string>
        <key>INIntentParameterTag</key>
        <integer>20</integer>
        <key>INIntentParameterType</key>
        <string>String</string>
        <!-- after -->
        <key>INIntentParameterDisplayName</key>
        <string>Tint</string>
        <key>INIntentParameterDisplayNameID</key>
        <string>cO10ur</string>
        <key>INIntentParameterName</key>
        <string>color</string>
        <key>INIntentParameterTag</key>
        <integer>20</integer>
        <key>INIntentParameterType</key>
        <string>String</string>
        """
    )
  )
}

extension Comparison {
  mutating func checkText(
    _ old: SchemaOutline.Text,
    _ new: SchemaOutline.Text,
    of elements: (old: any OutlineElement, new: any OutlineElement)
  ) {
    guard old.text != new.text else { return }
    report(
      .textChanged,
      "the \(new.words) is \(new.quoted) now, no longer \(old.quoted)",
      [:],
      text: (old, new),
      of: elements
    )
  }
}
