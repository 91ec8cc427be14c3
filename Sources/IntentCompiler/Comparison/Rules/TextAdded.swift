extension Rule {
  static let textAdded = Rule(
    "text-added",
    .note,
    "A text is new",
    help: RuleHelp(
      meaning: "Something that was there already has a text that it had not.",
      consequence: "People read it in the definition's own language until it is translated.",
      remedy: "Add it to the tables of translations.",
      example: """
        <!-- before -->
        <key>INIntentParameterName</key>
        <string>color</string>
        <key>INIntentParameterTag</key>
        <integer>20</integer>
        <key>INIntentParameterType</key>
        <string>String</string>
        <!-- after -->
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
        """
    )
  )
}

extension Comparison {
  mutating func reportAdded(
    _ text: SchemaOutline.Text,
    _ elements: (old: any OutlineElement, new: any OutlineElement)
  ) {
    let message = "the \(text.words) \(text.quoted) is new"
    report(.textAdded, message, [:], text: (nil, text), of: elements)
  }
}
