extension Rule {
  static let textWithoutID = Rule(
    "text-without-id",
    .lint,
    "A text has no ID, so it cannot be translated",
    help: RuleHelp(
      meaning: """
        The ID of a text is its key in the tables of translations. This text has none; Xcode gives every \
        text one, so it was written by hand.
        """,
      consequence: "People read it in the definition's own language, whatever theirs is.",
      remedy: "Add the ID, six letters and digits that no other text of the file has.",
      example: """
        <key>INIntentParameterDisplayName</key>
        <string>From</string>
        <key>INIntentParameterName</key>
        <string>start</string>
        <key>INIntentParameterType</key>
        <string>String</string>
        """
    )
  )
}

extension Validator {
  mutating func checkMissingID(_ text: DefinitionText) {
    guard let stated = text.text.text, text.text.id?.value ?? "" == "", !text.text.isBlank else { return }
    report(
      .textWithoutID,
      "'\(stated.value)' cannot be translated without an ID; add one with '\(text.key)ID'",
      in: text.site,
      key: text.key + "ID",
      at: stated.range
    )
  }
}
