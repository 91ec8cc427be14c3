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
