import IntentDiagnostics
import IntentEditor
import IntentSchema

extension JSONWriter {
  /// Writes what a page shows.
  package mutating func state(_ state: EditorState, in view: PageView) {
    object { writer in
      writer.shown("title", state.schema.title.text.isEmpty ? state.schema.name : state.schema.title.text)
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
