import IntentChecking
import IntentDiagnostics
import IntentEditor
import IntentEditorPage
import IntentLocalisation
import IntentPlatform
import IntentSchema

/// Shows one session on any number of pages.
actor EditorSite: PageSite {
  private var session: EditorSession?
  /// The schema with the definition's own texts.
  private var schema: ConfigurationSchema?
  private var languages = PageLanguages()
  private var language = ""
  private var ending: PageView.Ending?
  /// Wakes the conversations with pages, by number.
  private var wakes: [Int: AsyncStream<Void>.Continuation] = [:]
  private var leaving: AsyncStream<Void>.Continuation?
  private var count = 0

  func show(
    _ session: EditorSession,
    of schema: ConfigurationSchema?,
    in languages: PageLanguages,
    _ language: String
  ) {
    (self.session, self.schema, self.languages, self.language) = (session, schema, languages, language)
    wake()
  }

  func wake() {
    for wake in wakes.values { wake.yield() }
  }

  /// Sends the last state to all pages and lets them go. Returns after delivery, or after two seconds.
  func end(_ ending: PageView.Ending) async {
    self.ending = ending
    guard !wakes.isEmpty else { return }
    let (pages, leaving) = AsyncStream<Void>.makeStream()
    self.leaving = leaving
    for wake in wakes.values {
      wake.yield()
      wake.finish()
    }
    let limit = Task {
      try? await Task.sleep(for: .seconds(2))
      leaving.finish()
    }
    for await _ in pages {}
    limit.cancel()
  }

  func file(at path: String) async -> PageFile? {
    switch path {
    case "":
      PageFile(
        content: PageText.served(await state(entryLimit: PageView.entryStep)),
        mediaType: "text/html; charset=utf-8",
        contentSecurityPolicy: PageText.policy
      )
    case "style.css": PageFile(content: Array(PageText.style.utf8), mediaType: "text/css; charset=utf-8")
    case "page.js":
      PageFile(content: Array(PageText.script.utf8), mediaType: "text/javascript; charset=utf-8")
    default: nil
    }
  }

  func converse(with page: PageConnection) async {
    guard ending == nil else { return }
    let (changes, wake) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    count += 1
    let number = count
    wakes[number] = wake
    let limit = Guarded(PageView.entryStep)
    wake.yield()
    await withTaskGroup { group in
      group.addTask {
        for await text in page.messages {
          await self.take(text, limit)
          wake.yield()
        }
      }
      group.addTask {
        for await _ in changes {
          guard
            await page.send(String(decoding: self.state(entryLimit: limit.withLock(\.self)), as: UTF8.self))
          else { return }
        }
      }
      await group.next()
      group.cancelAll()
    }
    wakes[number] = nil
    if wakes.isEmpty { leaving?.finish() }
  }

  private func take(_ text: String, _ limit: Guarded<Int>) async {
    guard let session, let message = PageMessage(text, in: await session.state) else { return }
    switch message {
    case .more: limit.withLock { $0 += PageView.entryStep }
    case .language(let code):
      guard let schema, let lookup = languages.lookup(code) else { return }
      language = code
      await session.send(.translate(schema.localized(by: lookup)))
    case .events(let events):
      if events.contains(where: \.opensList) { limit.withLock { $0 = PageView.entryStep } }
      for event in events { await session.send(event) }
    }
  }

  private func state(entryLimit: Int) async -> [UInt8] {
    guard let session else { return Array("{}".utf8) }
    var view = PageView(languages: languages.entries.map(\.language), language: language)
    view.entryLimit = entryLimit
    view.ending = ending
    var writer = JSONWriter()
    writer.state(await session.state, in: view)
    return writer.bytes
  }
}

extension EditorEvent {
  fileprivate var opensList: Bool {
    switch self {
    case .on, .search: true
    default: false
    }
  }
}

struct PageLanguages: Sendable {
  /// The languages with their texts. The definition's own texts come first.
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

  /// Returns the code of the closest language: the same one, or a more general one. Falls back to the
  /// definition's own texts.
  static func code(of locale: String?, among codes: [String]) -> String {
    guard let locale else { return "" }
    return TranslationSearch.match(locale, among: codes).map { codes[$0] } ?? ""
  }

  func lookup(_ code: String) -> TextLookup? {
    entries.first { $0.language.code == code }?.lookup
  }
}
