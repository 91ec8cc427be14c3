import IntentDiagnostics
import IntentEditor
import IntentText

/// Everything that the page of `edit --web` shows.
package struct PageView: Sendable {
  /// A language that the page can show the definition's texts in.
  package struct Language: Sendable, Hashable {
    /// Empty for the definition's own texts.
    package var code: String
    /// The definition's own language, if known.
    package var own: String?

    package init(_ code: String, own: String? = nil) {
      self.code = code
      self.own = own
    }
  }

  /// Why the page can no longer be used.
  package enum Ending: String, Sendable {
    /// A configuration or a dry run went to standard output.
    case printed
    case ended
  }

  /// The number of list entries to send at first, and to add for each request.
  package static let entryStep = 200

  package var languages: [Language]
  package var language: String
  package var entryLimit = entryStep
  /// A read-only page's rows include their enums' cases.
  package var isPreview = false
  package var changes: [String: [PreviewChange]] = [:]
  package var ending: Ending?

  package init(languages: [Language], language: String) {
    self.languages = languages
    self.language = language
  }
}

extension JSONWriter {
  package mutating func state(_ state: EditorState, in view: PageView) {
    object { writer in
      writer.shown("title", state.schema.title.text(or: state.schema.name))
      writer.shownLines("description", state.schema.description.text)
      writer.shown("destination", state.destination)
      if !view.isPreview {
        writer.member("family", state.family?.rawValue ?? "")
        writer.member("language", view.language)
        writer.languages(view.languages)
        writer.array("families", state.schema.families) { $0.string($1.rawValue) }
      }
      writer.array("rows", state.rows) { $0.row($1, of: state, in: view) }
      writer.member("hiddenCount", state.hiddenRows.count { $0.isParameter })
      writer.member("showsHidden", state.showsHidden)
      writer.member("canUndo", state.canUndo)
      writer.member("canRedo", state.canRedo)
      writer.member("hasChanges", state.hasChanges)
      if let problem = state.noDefaults { writer.shown("noDefaults", problem) }
      if let ending = view.ending { writer.member("ending", ending.rawValue) }
      if let row = state.focusedRow { writer.object("focus") { $0.place(row.place) } }
      // A notice says why no defaults came.
      if let message = state.message, message != state.noDefaults { writer.shown("message", message) }
      writer.screen(of: state, limit: view.entryLimit)
    }
  }

  /// Writes a list to choose from. The page goes on to show an editor.
  package mutating func choice(_ choice: ChoiceState<some Any>, in view: PageView) {
    object { writer in
      writer.shown("title", choice.list.title)
      for name in ["languages", "families", "rows"] { writer.array(name, [String]()) { $0.string($1) } }
      writer.object("list") { $0.list(choice.list, of: nil, limit: view.entryLimit) }
      if let ending = view.ending { writer.member("ending", ending.rawValue) }
    }
  }

  package mutating func languages(_ languages: [PageView.Language]) {
    array("languages", languages) { writer, language in
      writer.object { writer in
        writer.member("code", language.code)
        // A folder's name can contain anything.
        let name = visibleText(language.code)
        if name != language.code { writer.member("name", name) }
        if let own = language.own { writer.member("own", own) }
      }
    }
  }

  private mutating func screen(of state: EditorState, limit: Int) {
    switch state.screen {
    case .rows, .find: break
    case .field(let field): object("field") { $0.field(field, of: state) }
    case .options(let list, let place): object("list") { $0.list(list, of: place, limit: limit) }
    case .review(let review):
      object("review") { writer in
        writer.shown("question", state.questionBeforeSaving)
        writer.member("isDryRun", state.isDryRun)
        writer.review(review)
      }
    case .help(let help):
      let hint = state.focusedRow.flatMap { state.pageHint(state.hint(for: $0), at: $0.place) }
      object("help") { $0.help(help, hint: hint) }
    case .confirmQuit: member("confirmsQuit", true)
    case .conflict(let reason): object("conflict") { $0.shown("reason", reason) }
    }
  }
}

extension ConfigurationSchema {
  var families: [ConfigurationFamily] {
    parameters.contains { $0.arraySizes != nil } ? ConfigurationFamily.allCases : []
  }
}

extension EditorRow {
  var isParameter: Bool {
    if case .parameter = place { true } else { false }
  }
}

extension JSONWriter {
  /// Makes line breaks, control characters and bidirectional controls visible.
  mutating func shown(_ key: String, _ text: String) {
    member(key, visibleLine(text))
  }

  mutating func shownLines(_ key: String, _ text: String) {
    member(key, Self.visibleLines(text))
  }

  /// Shows control characters, which a field would hide.
  mutating func seen(_ text: String) {
    let visible = Self.visibleLines(text)
    if visible != text.replacingLineEnds { member("seen", visible) }
  }

  private static func visibleLines(_ text: String) -> String {
    text.replacingLineEnds.split(separator: "\n", omittingEmptySubsequences: false).map {
      visibleText(String($0))
    }
    .joined(separator: "\n")
  }
}

extension String {
  fileprivate var replacingLineEnds: String {
    String(map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
  }
}
