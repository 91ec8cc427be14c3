extension Rule {
  static let textRemoved = Rule(
    "text-removed",
    .note,
    "A text is gone",
    help: RuleHelp(
      meaning: "Something that is still there has no longer a text that it had.",
      consequence: "People do not read it any more, and its translations are of no use.",
      remedy: "Take it out of the tables of translations.",
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
  mutating func reportRemoved(
    _ text: SchemaOutline.Text,
    _ elements: (old: any OutlineElement, new: any OutlineElement)
  ) {
    let message = "the \(text.words) \(text.quoted) is gone"
    report(.textRemoved, message, [:], text: (text, nil), of: elements)
  }
}
