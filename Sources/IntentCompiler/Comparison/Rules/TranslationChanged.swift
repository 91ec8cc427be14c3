extension Rule {
  static let translationChanged = Rule(
    "translation-changed",
    .note,
    "A text has other words in another language",
    help: RuleHelp(
      meaning: "A table beside the definition says something else of a text that both versions have.",
      consequence: "People who read that language read the new words. What they chose stays.",
      remedy: "Nothing is to be done.",
      example: """
        de.lproj/UpNext.strings before: "tVvJ9c" = "Als Nächstes";
        de.lproj/UpNext.strings after:  "tVvJ9c" = "Demnächst";
        """
    )
  )
}

extension Comparison {
  typealias ElementPair = (old: any OutlineElement, new: any OutlineElement)

  /// Compares what a text that both versions have is in other languages, where that is known of both.
  mutating func checkTranslations(
    _ old: SchemaOutline.Text,
    _ new: SchemaOutline.Text,
    of elements: ElementPair
  ) {
    guard let before = old.translations, let now = new.translations,
      !before.languages.isEmpty || !now.languages.isEmpty
    else { return }
    var changed: [(language: String, old: Translations.Language, new: Translations.Language)] = []
    var removed: [String] = []
    for (language, texts) in before.languages.sorted(by: { $0.key < $1.key }) {
      if let next = now.languages[language] {
        if next.texts != texts.texts { changed.append((language, texts, next)) }
      } else if !now.unknown.contains(language), !new.text.isEmpty {
        removed.append(language)
      }
    }
    let added = now.languages.keys.filter { before.languages[$0] == nil && !before.unknown.contains($0) }
    if let first = changed.first {
      let words = [first.old, first.new].map { "'\(Self.shortened($0.words))'" }
      var message = "in '\(first.language)', the \(new.words) is \(words[1]) now, no longer \(words[0])"
      // The words that stand for all need not be those that have changed.
      if words[0] == words[1] { message = "in '\(first.language)', a form of the \(new.words) has changed" }
      let others = changed.dropFirst().map(\.language)
      if !others.isEmpty { message += "; it has changed in \(Self.list(others)) too" }
      reportTranslation(
        .translationChanged,
        message,
        [:],
        at: (first.old.location, first.new.location),
        of: elements
      )
    }
    if !removed.isEmpty { reportUntranslated(new, removed, before, of: elements) }
    if !added.isEmpty { reportTranslated(new, added.sorted(), now, of: elements) }
  }

  mutating func reportTranslation(
    _ rule: Rule,
    _ message: String,
    _ verdicts: [Audience: Verdict],
    at places: (old: SourceLocation?, new: SourceLocation?),
    of elements: ElementPair
  ) {
    var (old, new) = elements
    if let place = places.old { old.place.location = place }
    if let place = places.new { new.place.location = place }
    report(rule, message, verdicts, old: old, new: new)
  }

  /// The names of languages, as a sentence has them.
  static func list(_ languages: [String]) -> String {
    let names = languages.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    return languages.count > 5 ? "\(names) and \(languages.count - 5) more" : names
  }
}
