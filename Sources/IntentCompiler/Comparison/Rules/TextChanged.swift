extension Rule {
  static let textChanged = Rule(
    "text-changed",
    .note,
    "A text is another under the same ID",
    help: RuleHelp(
      meaning: "People read another text in the definition's own language.",
      consequence: """
        Translations stay as they are, and may no longer say the same. Where one is known to have stayed, the \
        change is careful for localised texts.
        """,
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
    let stale = Self.staleLanguages(old, new)
    let (before, now) = Self.shortened(old.text, new.text)
    let message = "the \(new.words) is '\(now)' now, no longer '\(before)'"
    report(
      .textChanged,
      stale.isEmpty ? message : "\(message); in \(Self.list(stale)) it still is what it was",
      stale.isEmpty ? [:] : [.texts: .careful],
      text: (old, new),
      of: elements
    )
  }

  /// The languages that say the same of a text that has changed, and do not say what it says now.
  ///
  /// - Parameter text: What it says now; `nil` is the definition's own text.
  static func staleLanguages(
    _ old: SchemaOutline.Text,
    _ new: SchemaOutline.Text,
    besides text: String? = nil
  ) -> [String] {
    let known = Translations.compared(old, new)
    return known.old.filter { language, before in
      known.new[language]?.texts == before.texts && before.texts[""]?[""] != text ?? new.text
    }.keys.sorted()
  }
}
