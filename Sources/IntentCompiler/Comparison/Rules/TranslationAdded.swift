extension Rule {
  static let translationAdded = Rule(
    "translation-added",
    .note,
    "A text is translated into one more language",
    help: RuleHelp(
      meaning: "A table beside the definition has a text that it had not, or the table is new.",
      consequence: "People who read that language read it in their own.",
      remedy: "Nothing is to be done.",
      example: """
        de.lproj/UpNext.strings before: (not there)
        de.lproj/UpNext.strings after:  "tVvJ9c" = "Als Nächstes";
        """
    )
  )
}

extension Comparison {
  mutating func reportTranslated(
    _ text: SchemaOutline.Text,
    _ languages: [String],
    _ translations: Translations,
    of elements: ElementPair
  ) {
    let place = languages.first.flatMap { translations.languages[$0]?.location }
    let message = "the \(text.words) \(text.quoted) is translated in \(Self.list(languages)) now"
    reportTranslation(.translationAdded, message, [:], at: (nil, place), of: elements)
  }
}
