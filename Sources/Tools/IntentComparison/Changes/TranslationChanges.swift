import IntentDiagnostics

extension Rule {
  static let translationChanged = change("translation-changed", .note, "A translation changed")
  static let translationAdded = change(
    "translation-added",
    .note,
    "A text was translated into another language"
  )
  static let translationRemoved = change("translation-removed", .warning, "A text lost a translation")
}

/// Checks the translations of texts that both versions contain.
enum TranslationChanges {
  static let translationChanged = ChangeCheck<TranslationPair>(
    .translationChanged
  ) { pair, context, findings in
    if let change = pair.changedSource {
      let stale = TextChanges.staleLanguages(
        pair.text.old,
        pair.text.new,
        context,
        besides: change.new.texts[""]?[""]
      )
      findings.report(
        .translationChanged,
        "in '\(change.language)', \(change.words(pair.text.new.words))"
          + (stale.isEmpty ? "" : "; it did not change in \(Comparison.list(stale))"),
        stale.isEmpty ? [:] : [.texts: .careful],
        at: (change.old.location, change.new.location),
        of: pair.text.elements
      )
    }
    guard let first = pair.changed.first else { return }
    var message = "in '\(first.language)', \(first.words(pair.text.new.words))"
    let others = pair.changed.dropFirst().map(\.language)
    if !others.isEmpty { message += "; it also changed in \(Comparison.list(others))" }
    findings.report(
      .translationChanged,
      message,
      [:],
      at: (first.old.location, first.new.location),
      of: pair.text.elements
    )
  }

  static let translationRemoved = ChangeCheck<TranslationPair>(.translationRemoved) { pair, _, findings in
    let text = pair.text.new
    if let first = pair.removed.first {
      let others = pair.relatives.isEmpty ? "" : " or the translation into \(Comparison.list(pair.relatives))"
      let message =
        "the \(text.words) \(text.quoted) is no longer translated into \(Comparison.list(pair.removed)); people "
        + "read this text\(others) instead"
      findings.report(
        .translationRemoved,
        message,
        [.texts: .careful],
        at: (pair.old.languages[first]?.location, text.location),
        of: pair.text.elements
      )
    }
    for change in pair.formless {
      let message =
        "the forms that the \(text.words) \(text.quoted) has in '\(change.language)' for numbers or devices were removed, "
        + "so people always read '\(Comparison.shortened(change.plainText))'"
      findings.report(
        .translationRemoved,
        message,
        [.texts: .careful],
        at: (change.old.location, change.new.location),
        of: pair.text.elements
      )
    }
  }

  /// App Intents that show the text don't look up its translations.
  static func translationsUnused<Pair: ContractPair>() -> ContractCheck<Pair> {
    ContractCheck(.translationRemoved) { pair, _, findings in
      guard let message = findings.untranslated.message else { return }
      findings.report(.translationRemoved, message, [.texts: .careful], pair)
    }
  }

  static let translationAdded = ChangeCheck<TranslationPair>(.translationAdded) { pair, _, findings in
    guard let first = pair.added.first else { return }
    let text = pair.text.new
    findings.report(
      .translationAdded,
      "the \(text.words) \(text.quoted) is now translated into \(Comparison.list(pair.added))",
      [:],
      at: (nil, pair.new.languages[first]?.location),
      of: pair.text.elements
    )
  }
}

/// The translations of a text in both versions, sorted by what happened to each language.
struct TranslationPair {
  let text: TextPair
  fileprivate let old: Translations
  fileprivate let new: Translations
  fileprivate var changedSource: TranslationChange?
  fileprivate var changed: [TranslationChange] = []
  fileprivate var removed: [String] = []
  /// Languages that the system may choose for a removed one, such as 'zh-Hant' for 'zh-HK'.
  fileprivate var relatives: [String] = []
  fileprivate let added: [String]
  fileprivate var formless: [TranslationChange] = []

  init?(_ text: TextPair, _ context: ComparisonContext) {
    guard let old = text.old.translations, let new = text.new.translations else { return nil }
    (self.text, self.old, self.new) = (text, old, new)
    let known = Translations.compared(text.old, text.new, valueIDs: context.valueTextIDs)
    added = known.new.keys.filter { known.old[$0] == nil }.sorted()
    for (language, texts) in known.old.sorted(by: { $0.key < $1.key }) {
      guard let next = known.new[language] else {
        if !text.new.text.isEmpty, !texts.repeats(text.new.text) { removed.append(language) }
        continue
      }
      guard let change = TranslationChange(language, texts, next) else { continue }
      if change.isLossOfForms { formless.append(change) } else { changed.append(change) }
    }
    let lost = Set(removed.map { $0.prefix { $0 != "-" } })
    relatives = known.new.keys.filter { $0 != known.source && lost.contains($0.prefix { $0 != "-" }) }
      .sorted()
    if let index = changed.firstIndex(where: { $0.language == known.source }) {
      changedSource = changed.remove(at: index)
    }
  }
}

struct TranslationChange {
  let language: String
  let old: Translations.Language
  let new: Translations.Language
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

  var isLossOfForms: Bool { old.hasForms(suffix) && new.texts[suffix] != nil && !new.hasForms(suffix) }

  var plainText: String { new.texts[suffix]?[""] ?? "" }

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
    // A form in both versions is the clearest example.
    let form = names.first { before[$0] != nil && now[$0] != nil } ?? names.first ?? ""
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
