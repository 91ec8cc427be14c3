import IntentEditor
import IntentPlatform
import IntentSchema

/// A request from the page of `intentc design --web`.
package enum DesignMessage: Sendable, Equatable {
  case edit(String)
  case add(String)
  case remove(String)
  case move(String, by: Int)
  /// Drops answers that can't be applied.
  case discard
  case undo
  case redo
  /// Asks before saving.
  case save
  /// Saves the definition and, with `withTables`, its strings tables.
  case confirm(withTables: Bool)
  case cancel
  case form(PageMessage)

  /// - Parameters:
  ///   - text: A JSON object with the action's name in the member `do`.
  ///   - form: Messages for another form are ignored.
  package init?(_ text: String, form: (number: Int, state: EditorState)?, isSaving: Bool) {
    guard case .object(let members) = try? JSONDecoder().decode(PlainValue.self, from: Data(text.utf8)),
      let action = members.text("do")
    else { return nil }
    let element = members.text("element")
    switch (action, element) {
    case ("edit element", let element?): self = .edit(element)
    case ("add element", let element?): self = .add(element)
    case ("remove element", let element?): self = .remove(element)
    case ("move element", let element?):
      guard let count = members.integer("count") else { return nil }
      self = .move(element, by: count)
    case ("discard", _): self = .discard
    case ("undo", _): self = .undo
    case ("redo", _): self = .redo
    case ("save", _): self = .save
    case ("cancel", _) where isSaving: self = .cancel
    case ("confirm", _):
      guard isSaving else { return nil }
      self = .confirm(withTables: members["tables"] == .boolean(true))
    default:
      guard let form, members.integer("form") == form.number,
        let message = PageMessage(text, in: form.state)
      else { return nil }
      self = .form(message)
    }
  }

  /// Leaving the form would lose an invalid text.
  package var leavesForm: Bool {
    switch self {
    case .edit, .add, .remove, .move, .redo, .save, .confirm: true
    case .discard, .undo, .cancel, .form: false
    }
  }
}
