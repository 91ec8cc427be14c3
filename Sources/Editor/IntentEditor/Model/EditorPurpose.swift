import IntentChecking

/// What accepting the values does.
package enum EditorPurpose: Sendable {
  /// Saves them at a place such as `widget.json`, or at one without a name. An editor that stays open can
  /// save again.
  case saving(to: String = "", staysOpen: Bool = false)
  /// Only ends the editor.
  case dryRun
  /// Gives the answers of a form to the editor around it, which saves later. A preview of them shows next to
  /// the rows if there is room.
  case form(
    rules: [String: EditorTextRule] = [:],
    preview: (@Sendable (DynamicConfiguration) -> EditorState?)? = nil
  )
}

/// A rule for the text of a row that a definition can't express.
package struct EditorTextRule: Sendable {
  let hint: String
  let problem: @Sendable (String) -> String?

  /// - Parameter problem: Says what is wrong with a text; `nil` for nothing.
  package init(hint: String, problem: @escaping @Sendable (String) -> String?) {
    (self.hint, self.problem) = (hint, problem)
  }
}

extension EditorState {
  /// The place to save, such as `widget.json`; empty for one without a name.
  package var destination: String {
    if case .saving(let place, _) = purpose { place } else { "" }
  }

  package var isDryRun: Bool {
    if case .dryRun = purpose { true } else { false }
  }

  var isForm: Bool {
    if case .form = purpose { true } else { false }
  }

  var textRules: [String: EditorTextRule] {
    if case .form(let rules, _) = purpose { rules } else { [:] }
  }

  var preview: (@Sendable (DynamicConfiguration) -> EditorState?)? {
    if case .form(_, let preview) = purpose { preview } else { nil }
  }

  var wordForSaving: String { isForm ? "accept" : "save" }
  var wordForQuitting: String { isForm ? "cancel" : "quit" }
  var questionBeforeQuitting: String { isForm ? "Cancel without accepting?" : "Quit without saving?" }
  package var questionBeforeSaving: String {
    if isDryRun { return "End the dry run?" }
    return destination.isEmpty ? "Save?" : "Save to \(destination)?"
  }
}
