extension Rule {
  static let repeatedTextID = Rule(
    "repeated-text-id",
    .warning,
    "Two different texts of a file have one ID",
    help: RuleHelp(
      meaning: """
        The ID of a text is its key in the tables of translations, so two texts with one ID have one \
        translation. IDs come out the same when a part of the file is copied by hand.
        """,
      consequence: "In every other language people read the same text in both places: one of them is wrong.",
      remedy: "Give one of the texts an ID of its own, and translate it anew.",
      example: """
        <dict>
          <key>INIntentParameterDisplayName</key>
          <string>From</string>
          <key>INIntentParameterDisplayNameID</key>
          <string>q1W2e3</string>
          <key>INIntentParameterName</key>
          <string>start</string>
          <key>INIntentParameterTag</key>
          <integer>20</integer>
          <key>INIntentParameterType</key>
          <string>String</string>
        </dict>
        <dict>
          <key>INIntentParameterDisplayName</key>
          <string>To</string>
          <key>INIntentParameterDisplayNameID</key>
          <string>q1W2e3</string>
          <key>INIntentParameterName</key>
          <string>end</string>
          <key>INIntentParameterTag</key>
          <integer>21</integer>
          <key>INIntentParameterType</key>
          <string>String</string>
        </dict>
        """
    )
  )
}

extension Validator {
  /// - Parameter seen: The texts of the file so far, by ID.
  mutating func checkID(_ text: DefinitionText, _ seen: inout [String: Located<String>]) {
    guard let id = text.text.id, !id.value.isEmpty, let stated = text.text.text, !text.text.isBlank
    else { return }
    guard let first = seen[id.value] else {
      seen[id.value] = stated
      return
    }
    guard first.value != stated.value else { return }
    report(
      .repeatedTextID,
      "'\(id.value)' is also the ID of '\(first.value)', so both get one translation; give one of them its own",
      in: text.site,
      key: text.key + "ID",
      at: id.range,
      notes: [Diagnostic.Note("the other text", at: text.site.definition.location(first.range))]
    )
  }
}
