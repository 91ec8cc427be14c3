extension Rule {
  static let repeatedTextID = Rule(
    "repeated-text-id",
    .warning,
    "Two different texts of a definition have one key",
    help: RuleHelp(
      meaning: """
        Two texts that differ have the same key, as happens when a part of a definition is copied by hand. A table \
        can give a key one text only. As long as the definition has no tables this is a lint.
        """,
      consequence:
        "In every language but the definition's own both places show the same text, so one is wrong.",
      remedy:
        "Give one of them a key of its own, such as six new letters and digits, in the definition and its tables.",
      example: """
        <key>INIntentTitle</key>
        <string>Order Soup</string>
        <key>INIntentTitleID</key>
        <string>ab12Cd</string>
        …
        <key>INIntentTitle</key>
        <string>Cancel Order</string>
        <key>INIntentTitleID</key>
        <string>ab12Cd</string>
        """
    )
  )
}

enum RepeatedTextID {
  /// Reports each key once, where its second text stands.
  static func check(_ localised: LocalisedDefinition) -> [Diagnostic] {
    var first: [String: DefinitionTexts.Entry] = [:]
    var reported: Set<String> = []
    var diagnostics: [Diagnostic] = []
    for entry in localised.texts {
      guard let text = entry.text else { continue }
      guard let earlier = first[entry.id.value], let earlierText = earlier.text else {
        first[entry.id.value] = entry
        continue
      }
      guard text.value != earlierText.value, reported.insert(entry.id.value).inserted else { continue }
      var diagnostic = Diagnostic(
        .repeatedTextID,
        "the key '\(entry.id.value.shortened)' stands for '\(earlierText.value.shortened)' and for"
          + " '\(text.value.shortened)'; give one of them a key of its own",
        at: entry.site.location(entry.id.range),
        path: entry.site.path(key: entry.key),
        notes: [.init("the other stands here", at: earlier.site.location(earlier.id.range))]
      )
      if localised.languages.isEmpty { diagnostic.severity = .lint }
      diagnostics.append(diagnostic)
    }
    return diagnostics
  }
}
