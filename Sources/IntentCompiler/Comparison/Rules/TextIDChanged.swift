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
  /// - Returns: Whether all that is to be said of the text has been said.
  mutating func checkID(
    _ old: SchemaOutline.Text,
    _ new: SchemaOutline.Text,
    of elements: (old: any OutlineElement, new: any OutlineElement)
  ) -> Bool {
    guard old.id != new.id, let before = old.id else { return false }
    // A text that the old version has elsewhere brings its translations along.
    let isKnown = new.id.map { oldTexts[$0] == new.text } ?? false
    if isKnown, old.text != new.text { return false }
    // Where the tables are known, each translation that is lost is told by itself.
    let isFollowed = old.translations != nil && new.translations != nil
    let words = new.id.map { "the ID '\($0)'" } ?? "no ID"
    let fate =
      if isFollowed {
        ""
      } else {
        isKnown
          ? ", under which translations have it already" : ", so translations under the old one are not found"
      }
    let quoted = Self.shortened(old.text, new.text)
    let message =
      old.text == new.text
      ? "the \(new.words) \(new.quoted) has \(words) now, no longer '\(before)'\(fate)"
      : "the \(new.words) is '\(quoted.new)' with \(words) now, no longer '\(quoted.old)' with '\(before)'\(fate)"
    report(
      .textIDChanged,
      message,
      isKnown || isFollowed ? [:] : [.texts: .careful],
      text: (old, new),
      of: elements
    )
    return true
  }
}
