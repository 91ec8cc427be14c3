import IntentEditorPage
import IntentLocalisation
import IntentSchema

/// The languages of a definition's texts, for a page.
struct PageLanguages: Sendable {
  /// The languages with their texts; the first are the definition's own.
  let entries: [(language: PageView.Language, lookup: TextLookup)]

  init(path: String, name: String) {
    let found = TranslationSearch.translations(path: path, name: name)
    entries =
      [(PageView.Language("", own: found.own), .base)]
      + found.others.map { (PageView.Language($0.language), $0.texts.lookup) }
  }

  /// The definition's own texts only.
  init() {
    entries = [(PageView.Language(""), .base)]
  }

  /// The code of a language that a person names: the same or a more general one, or else the definition's own.
  func code(of locale: String?) -> String {
    guard let locale else { return "" }
    let codes = entries.map(\.language.code)
    return TranslationSearch.match(locale, among: codes).map { codes[$0] } ?? ""
  }

  /// The texts of a language.
  func lookup(_ code: String) -> TextLookup? {
    entries.first { $0.language.code == code }?.lookup
  }
}
