import IntentDiagnostics

extension Rule {
  static let translationAdded = change(
    "translation-added",
    .note,
    "A text was translated into another language"
  )
}

extension Comparison {
  mutating func reportTranslated(
    _ text: ComparedSchema.Text,
    _ languages: [String],
    _ translations: Translations,
    of elements: ElementPair
  ) {
    let place = languages.first.flatMap { translations.languages[$0]?.location }
    let message = "the \(text.words) \(text.quoted) is now translated into \(Self.list(languages))"
    reportTranslation(.translationAdded, message, [:], at: (nil, place), of: elements)
  }
}
