import IntentDiagnostics

extension Rule {
  static let translationChanged = change("translation-changed", .note, "A translation changed")
}

extension Comparison {
  typealias ElementPair = (old: any ComparedElement, new: any ComparedElement)

  /// Compares the translations of a text that is in both versions, if they are known for both.
  mutating func checkTranslations(
    _ old: ComparedSchema.Text,
    _ new: ComparedSchema.Text,
    of elements: ElementPair
  ) {
    guard let before = old.translations, let now = new.translations else { return }
    let known = Translations.compared(old, new)
    var changed: [TranslationChange] = []
    var removed: [String] = []
    var formless: [TranslationChange] = []
    for (language, texts) in known.old.sorted(by: { $0.key < $1.key }) {
      guard let next = known.new[language] else {
        if !new.text.isEmpty { removed.append(language) }
        continue
      }
      guard let change = TranslationChange(language, texts, next) else { continue }
      if change.isLossOfForms { formless.append(change) } else { changed.append(change) }
    }
    if let index = changed.firstIndex(where: { $0.language == known.source }) {
      let change = changed.remove(at: index)
      let stale = Self.staleLanguages(old, new, besides: change.new.texts[""]?[""])
      reportTranslation(
        .translationChanged,
        "in '\(change.language)', \(change.words(new.words))"
          + (stale.isEmpty ? "" : "; it did not change in \(Self.list(stale))"),
        stale.isEmpty ? [:] : [.texts: .careful],
        at: (change.old.location, change.new.location),
        of: elements
      )
    }
    if let first = changed.first {
      var message = "in '\(first.language)', \(first.words(new.words))"
      let others = changed.dropFirst().map(\.language)
      if !others.isEmpty { message += "; it also changed in \(Self.list(others))" }
      reportTranslation(
        .translationChanged,
        message,
        [:],
        at: (first.old.location, first.new.location),
        of: elements
      )
    }
    if !removed.isEmpty { reportUntranslated(new, removed, before, of: elements) }
    for change in formless { reportFormless(new, change, of: elements) }
    let added = known.new.keys.filter { known.old[$0] == nil }
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

  /// The names of languages as a list in a sentence.
  static func list(_ languages: [String]) -> String {
    let names = languages.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    return languages.count > 5 ? "\(names) and \(languages.count - 5) more" : names
  }
}
