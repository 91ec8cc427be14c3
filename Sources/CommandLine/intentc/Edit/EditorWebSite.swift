import IntentChecking
import IntentDiagnostics
import IntentEditor
import IntentEditorPage
import IntentLocalisation
import IntentPlatform
import IntentSchema

/// Connects the editor's session to its open pages.
actor EditorWebSite: SharedSite {
  private var session: (any PageSession)?
  private var schema: ConfigurationSchema?
  private var languages = PageLanguages()
  private var language = ""
  private var ending: PageView.Ending?
  let audience = PageAudience()

  func show(
    _ session: any PageSession,
    of schema: ConfigurationSchema?,
    in languages: PageLanguages,
    _ language: String
  ) async {
    (self.session, self.schema, self.languages, self.language) = (session, schema, languages, language)
    await wake()
  }

  func wake() async {
    await audience.wake()
  }

  func end(_ ending: PageView.Ending) async {
    self.ending = ending
    await audience.end()
  }

  func take(_ text: String, _ limit: Guarded<Int>) async {
    guard let session, let message = await session.message(text) else { return }
    guard case .language(let code) = message else { return await session.take(message, limit) }
    guard let schema, let lookup = languages.lookup(code) else { return }
    language = code
    _ = await session.send(.translate(schema.localized(by: lookup)))
  }

  func state(entryLimit: Int) async -> [UInt8] {
    guard let session else { return Array("{}".utf8) }
    var view = PageView(languages: languages.entries.map(\.language), language: language)
    view.entryLimit = entryLimit
    view.ending = ending
    return await session.json(in: view)
  }
}

/// The languages that a page can show a definition in.
struct PageLanguages: Sendable {
  /// The definition's own texts come first.
  let entries: [(language: PageView.Language, lookup: TextLookup)]

  init(path: String, name: String) {
    let found = TranslationSearch.translations(path: path, name: name)
    entries =
      [(PageView.Language("", own: found.own), .base)]
      + found.others.map { (PageView.Language($0.language), $0.texts.lookup) }
  }

  init() {
    entries = [(PageView.Language(""), .base)]
  }

  /// Accepts a more general language. The empty code means the definition's own texts.
  static func code(of locale: String?, among codes: [String]) -> String {
    guard let locale else { return "" }
    return TranslationSearch.match(locale, among: codes).map { codes[$0] } ?? ""
  }

  func lookup(_ code: String) -> TextLookup? {
    entries.first { $0.language.code == code }?.lookup
  }
}
