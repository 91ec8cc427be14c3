import IntentDiagnostics

extension Rule {
  static let translationRemoved = change("translation-removed", .warning, "A text lost a translation")
}

extension Comparison {
  mutating func reportUntranslated(
    _ text: ComparedSchema.Text,
    _ languages: [String],
    _ translations: Translations,
    of elements: ElementPair
  ) {
    let place = languages.first.flatMap { translations.languages[$0]?.location }
    let message =
      "the \(text.words) \(text.quoted) is no longer translated into \(Self.list(languages)); people "
      + "read this text instead"
    reportTranslation(
      .translationRemoved,
      message,
      [.texts: .careful],
      at: (place, text.location),
      of: elements
    )
  }

  /// Reports a text that lost its forms for numbers or devices.
  mutating func reportFormless(
    _ text: ComparedSchema.Text,
    _ change: TranslationChange,
    of elements: ElementPair
  ) {
    let message =
      "the forms that the \(text.words) \(text.quoted) has in '\(change.language)' for numbers or devices were removed, "
      + "so people always read '\(Self.shortened(change.plainText))'"
    reportTranslation(
      .translationRemoved,
      message,
      [.texts: .careful],
      at: (change.old.location, change.new.location),
      of: elements
    )
  }
}
