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

/// A change in the translation of a text into one language.
struct TranslationChange {
  let language: String
  let old: Translations.Language
  let new: Translations.Language
  /// The part after the ID in the key of the first text that differs.
  private let suffix: String

  /// Returns `nil` if users read the same text.
  init?(_ language: String, _ old: Translations.Language, _ new: Translations.Language) {
    let suffixes = Set(old.texts.keys).union(new.texts.keys).filter { old.texts[$0] != new.texts[$0] }
    guard let suffix = suffixes.min() else { return nil }
    self.language = language
    self.old = old
    self.new = new
    self.suffix = suffix
  }

  /// Whether the text depended on numbers or devices and no longer does.
  var isLossOfForms: Bool { old.hasForms(suffix) && new.texts[suffix] != nil && !new.hasForms(suffix) }

  /// The text that replaces the lost forms.
  var plainText: String { new.texts[suffix]?[""] ?? "" }

  /// The change in words: `the title changed from 'Oben' to 'Hinauf'`.
  ///
  /// - Parameter text: The kind of text, such as `title`.
  func words(_ text: String) -> String {
    var text = "the \(text)"
    if !suffix.isEmpty { text += " for the value with the ID '\(suffix.dropFirst())'" }
    guard let before = old.texts[suffix] else { return "\(text) was added" }
    guard let now = new.texts[suffix] else { return "\(text) was removed" }
    guard old.hasForms(suffix) || !new.hasForms(suffix) else {
      return
        "\(text) now depends on numbers or devices; before, it was always '\(Comparison.shortened(before[""] ?? ""))'"
    }
    let names = Set(before.keys).union(now.keys).filter { before[$0] != now[$0] }.sorted()
    // A form that is in both versions is the clearest example.
    let form = names.first { before[$0] != nil && now[$0] != nil } ?? names.first ?? ""
    // The number of a part comes before the condition of the form.
    let name = form.drop { $0.isNumber || $0 == " " }
    if !form.isEmpty { text = "the form '\(name.isEmpty ? form[...] : name)' of \(text)" }
    switch (before[form], now[form]) {
    case (let before?, let now?):
      let (before, now) = Comparison.shortened(before, now)
      return "\(text) changed from '\(before)' to '\(now)'"
    case (nil, let now?): return "\(text) was added: '\(Comparison.shortened(now))'"
    default: return "\(text) was removed; it was '\(Comparison.shortened(before[form] ?? ""))'"
    }
  }
}
