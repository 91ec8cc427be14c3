extension Rule {
  static let textIDChanged = Rule(
    "text-id-changed",
    .warning,
    "A text has another ID",
    help: RuleHelp(
      meaning: "The text stands where it stood, but its key in the tables of translations is another.",
      consequence: """
        Tables that have the old key translate the text no longer: people read it in the definition's \
        own language.
        """,
      remedy: "Take the old ID back, or change it in the tables too.",
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
        <string>Colour</string>
        <key>INIntentParameterDisplayNameID</key>
        <string>cO10r2</string>
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
  mutating func checkID(
    _ old: SchemaOutline.Text,
    _ new: SchemaOutline.Text,
    of elements: (old: any OutlineElement, new: any OutlineElement)
  ) {
    guard old.id != new.id, let before = old.id else { return }
    report(
      .textIDChanged,
      "the \(new.label) \(new.quoted) has \(new.id.map { "the ID '\($0)'" } ?? "no ID") now, no longer '\(before)', so "
        + "translations under the old one are not found",
      [.texts: .careful],
      old: elements.old,
      new: elements.new
    )
  }
}
