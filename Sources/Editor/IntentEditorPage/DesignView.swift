import IntentDiagnostics
import IntentEditor
import IntentText

/// Everything that the page of `design --web` shows.
package struct DesignView: Sendable {
  /// A line in the list of the definition's elements.
  package struct Element: Sendable, Hashable {
    /// Identifies the element in a ``DesignMessage``.
    package var name: String
    package var depth: Int
    package var title: String
    package var words: String

    package init(_ name: String, depth: Int, title: String, words: String) {
      (self.name, self.depth, self.title, self.words) = (name, depth, title, words)
    }
  }

  /// The form of the selected element, with the answers so far.
  package struct Form: Sendable {
    package var number: Int
    package var title: String
    /// The reason why the answers can't be applied.
    package var problem: String?
    package var state: EditorState

    package init(number: Int, title: String, problem: String?, state: EditorState) {
      (self.number, self.title, self.problem, self.state) = (number, title, problem, state)
    }
  }

  /// The configuration screen of one intent, as people will see it.
  package struct Screen: Sendable {
    package var name: String
    package var chosen: String?
    /// `nil` if errors keep the intent from being read.
    package var state: EditorState?
    /// The reason why the screen is missing or incomplete.
    package var problem: String?

    package init(name: String, chosen: String?, state: EditorState?, problem: String?) {
      (self.name, self.chosen, self.state, self.problem) = (name, chosen, state, problem)
    }
  }

  /// What the page shows before and after saving a definition.
  package struct Saving: Sendable, Hashable {
    package var destination: String
    package var problems: [String]
    /// Sentences about other changed files.
    package var notes: [String]
    package var failure: String?

    package init(destination: String, problems: [String], notes: [String]) {
      (self.destination, self.problems, self.notes) = (destination, problems, notes)
    }
  }

  package var title: String
  package var elements: [Element] = []
  package var chosen: String?
  /// The elements to add; a name identifies one in a ``DesignMessage``.
  package var choices: [(name: String, title: String)] = []
  /// About elements that the list omits.
  package var remarks: [String] = []
  package var form: Form?
  package var screen: Screen?
  package var losses: [PreviewChange] = []
  package var saving: Saving?
  package var message: String?
  package var canUndo = false
  package var canRedo = false
  package var hasChanges = false
  package var entryLimit = PageView.entryStep
  package var ending: PageView.Ending?

  package init(title: String) { self.title = title }
}

extension JSONWriter {
  package mutating func design(_ view: DesignView) {
    object { writer in
      writer.shown("title", view.title)
      writer.array("elements", view.elements) { $0.element($1) }
      if let chosen = view.chosen { writer.member("chosen", chosen) }
      writer.array("choices", view.choices) { writer, choice in
        writer.object { writer in
          writer.member("name", choice.name)
          writer.shown("title", choice.title)
        }
      }
      writer.array("remarks", view.remarks) { $0.string(visibleText($1)) }
      if let form = view.form { writer.object("form") { $0.form(form, limit: view.entryLimit) } }
      if let screen = view.screen { writer.object("screen") { $0.screen(screen) } }
      writer.changes(view.losses)
      if let saving = view.saving { writer.object("saving") { $0.saving(saving) } }
      if let message = view.message { writer.shown("message", message) }
      writer.member("canUndo", view.canUndo)
      writer.member("canRedo", view.canRedo)
      writer.member("hasChanges", view.hasChanges)
      if let ending = view.ending { writer.member("ending", ending.rawValue) }
    }
  }

  private mutating func element(_ element: DesignView.Element) {
    object { writer in
      writer.member("name", element.name)
      writer.member("depth", element.depth)
      writer.shown("title", element.title)
      writer.shown("words", element.words)
    }
  }

  private mutating func form(_ form: DesignView.Form, limit: Int) {
    member("number", form.number)
    shown("title", form.title)
    if let problem = form.problem { shown("problem", problem) }
    var view = PageView(languages: [.init("")], language: "")
    view.entryLimit = limit
    key("state")
    state(form.state, in: view)
  }

  private mutating func screen(_ screen: DesignView.Screen) {
    shown("name", screen.name)
    if let chosen = screen.chosen { member("chosen", chosen) }
    if let problem = screen.problem { shown("problem", problem) }
    guard let state = screen.state else { return }
    var view = PageView(languages: [], language: "")
    view.isPreview = true
    key("state")
    self.state(state, in: view)
  }

  private mutating func saving(_ saving: DesignView.Saving) {
    shown("destination", saving.destination)
    array("problems", saving.problems) { $0.string(visibleText($1)) }
    array("notes", saving.notes) { $0.string(visibleText($1)) }
    if let failure = saving.failure { shown("failure", failure) }
  }
}
