import IntentDiagnostics
import IntentEditor
import IntentText

/// What a page shows besides the state of the editor.
package struct PageView: Sendable {
  /// A language to choose.
  package struct Language: Sendable, Hashable {
    /// Its code; empty for the definition's own texts.
    package var code: String
    /// The code of the language of the definition's own texts, if it is known.
    package var own: String?

    package init(_ code: String, own: String? = nil) {
      self.code = code
      self.own = own
    }
  }

  /// How the editor ends.
  package enum Ending: String, Sendable {
    /// The configuration, or what would change, is on standard output.
    case printed
    /// Otherwise.
    case ended
  }

  /// The number of a list's entries that a page gets at first, and the number that it gets more at a time.
  package static let entryStep = 200

  /// The languages to choose from.
  package var languages: [Language]
  /// The code of the language that shows.
  package var language: String
  /// The most entries of a list.
  package var entryLimit = entryStep
  /// Whether it is a picture of the screen: rows name the cases of their enums, and nothing can be changed.
  package var isPreview = false
  /// What has changed between two versions of a definition, by the name of the parameter.
  package var changes: [String: [PreviewChange]] = [:]
  /// How the editor has ended; `nil` while it runs.
  package var ending: Ending?

  package init(languages: [Language], language: String) {
    self.languages = languages
    self.language = language
  }
}

extension JSONWriter {
  /// Writes what a page shows.
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
      if let ending = view.ending { writer.member("ending", ending.rawValue) }
      if let row = state.focusedRow { writer.object("focus") { $0.place(row.place) } }
      if let message = state.message { writer.shown("message", message) }
      writer.screen(state.screen, limit: view.entryLimit)
    }
  }

  package mutating func languages(_ languages: [PageView.Language]) {
    array("languages", languages) { writer, language in
      writer.object { writer in
        writer.member("code", language.code)
        // The name of a folder can have any characters.
        let name = visibleText(language.code)
        if name != language.code { writer.member("name", name) }
        if let own = language.own { writer.member("own", own) }
      }
    }
  }

  private mutating func screen(_ screen: EditorScreen, limit: Int) {
    switch screen {
    case .rows, .find: break
    case .field(let field): object("field") { $0.field(field) }
    case .options(let list): object("list") { $0.list(list, limit: limit) }
    case .review(let review): object("review") { $0.review(review) }
    case .help(let help): object("help") { $0.help(help) }
    case .confirmQuit: member("confirmsQuit", true)
    case .conflict(let conflict): object("conflict") { $0.conflict(conflict) }
    }
  }
}

extension ConfigurationSchema {
  /// The widget families, if they make a difference.
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
  /// Writes a text that is only shown: control characters and bidirectional controls are visible in it.
  mutating func shown(_ key: String, _ text: String) {
    member(key, visibleText(text))
  }

  /// Writes a text of several lines that is only shown.
  mutating func shownLines(_ key: String, _ text: String) {
    member(key, Self.visibleLines(text))
  }

  /// Writes what a text that can be edited looks like, if it has characters that cannot be seen in a field.
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
  /// The text with one line feed at the end of each line.
  fileprivate var replacingLineEnds: String {
    String(map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
  }
}
