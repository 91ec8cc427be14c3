import IntentChecking
import IntentRuntime
import IntentSchema

/// A user action, or a response to an ``EditorEffect``.
package enum EditorEvent: Sendable, Equatable {
  /// Starts the editor.
  case started

  /// Moves the focus or a list's cursor down, or up if negative, at most to the end.
  case move(by: Int)
  static let moveToStart = move(by: .min)
  static let moveToEnd = move(by: .max)
  /// Focuses a row, if it exists.
  case focus(EditorPlace)

  /// Turns a switch, opens a field or a list, adds an element, accepts a field's text, chooses an entry, or
  /// acts like ``confirm`` in a question.
  case open
  /// Opens the focused row as a field instead of a list. For an object, the user types the identifier.
  case typeIn
  /// Steps a number, duration or enum up, or down if negative. Turns a switch.
  case step(Int)
  /// Turns a switch. In a list that takes several entries, selects or deselects the entry. In any other list,
  /// chooses it.
  case toggle
  /// Clears the value, restores the default, or removes an element.
  case clear
  /// Restores the row's original value.
  case revert
  /// Undoes the last change in any row.
  case undo
  /// Redoes the last undone change.
  case redo
  /// Adds an element to the focused array.
  case add
  /// Moves the focused element down, or up if negative.
  case moveElement(by: Int)

  /// Edits a field or a search term.
  case edit(TextEdit)
  /// Inserts a text. In an array, each line becomes an element.
  case paste(String)
  /// Types and accepts a text. Invalid text stays in the row's field.
  case set(String)
  /// Rejects a change because the row no longer has the text `was`. A typed text stays in the row's field,
  /// with the reason.
  case refuse(String?, was: String)
  /// Closes any open screen, focuses the row, and applies the event on ``EditorScreen/rows``. If another
  /// row's list was open, opens that list again, unless the event opened something else. Does nothing if the
  /// row isn't listed.
  indirect case on(EditorPlace, EditorEvent)
  /// Opens the row in an external editor.
  case editElsewhere
  /// The external editor's text; `nil` if it didn't change.
  case edited(EditorPlace, String?)
  /// Completes a typed path.
  case complete
  /// The path's completions.
  case completed([String], of: String)

  /// Searches a list, or for a row.
  case search
  /// Chooses an entry by index, from 0.
  case choose(Int)
  /// Requests a list's options again, and defaults that did not come.
  case retry
  /// The provider's answer to a question, by its number.
  case answered(Int, ProviderAnswer)

  /// Shows the same schema with texts in another language.
  case translate(ConfigurationSchema)
  /// Shows the rows for a widget family; `nil` for none in particular.
  case fit(ConfigurationFamily?)
  /// Shows or hides the hidden rows.
  case toggleHidden
  /// Shows the row's help.
  case help
  /// Shows the changes, and asks whether to save them.
  case save
  /// Answers yes.
  case confirm
  /// Answers no, or closes the open screen.
  case cancel
  /// Quits without saving. Asks once if changes would be lost.
  case quit
  /// The configuration was saved.
  case written
  /// The file changed on disk, as the sentence says.
  case changedMeanwhile(String)
  /// The reason why saving or the external editor failed.
  case failed(String)
}

/// Work that the state asks its session to do, such as asking a provider or saving.
package enum EditorEffect: Sendable, Hashable {
  /// Asks for options. Respond with ``EditorEvent/answered(_:_:)``.
  case ask(OptionsQuestion)
  /// Asks for the provider's defaults. Respond with ``EditorEvent/answered(_:_:)``.
  case askForDefaults(Int, for: DynamicConfiguration)
  /// Drops the question with this number.
  case forget(Int)
  /// Completes a path. Respond with ``EditorEvent/completed(_:of:)``.
  case complete(String)
  /// Opens an external editor. Respond with ``EditorEvent/edited(_:_:)`` or ``EditorEvent/failed(_:)``.
  case edit(EditorPlace, String)
  /// Saves a configuration. With `replacing`, overwrites a file that was changed meanwhile, whatever is in it
  /// by now. Respond with ``EditorEvent/written``, ``EditorEvent/changedMeanwhile(_:)`` or
  /// ``EditorEvent/failed(_:)``.
  case write(PlainValue, replacing: Bool)
  /// Ends the editor.
  case finish
}

/// A request for a parameter's options.
package struct OptionsQuestion: Sendable, Hashable {
  /// A unique number.
  package var number: Int
  /// The name in the definition.
  package var parameter: String
  /// The search term; `nil` when a list opens.
  package var searchTerm: String?
  /// The current choices, without hidden values that won't be saved.
  package var configuration: DynamicConfiguration
  /// Whether the question is not about an open list, but whether a choice still exists.
  package var isAboutChoice = false
}

/// What a provider answered.
package enum ProviderAnswer: Sendable, Equatable {
  case options(OptionsCollection<ParameterValue>)
  /// A new widget's configuration, which has the defaults.
  case defaults(DynamicConfiguration)
  /// The reason why the provider gave neither.
  case failure(String)
}

/// How an editor ended, for the command that ran it.
package enum EditorOutcome: Sendable, Hashable {
  /// The configuration was saved.
  case saved(DynamicConfiguration)
  /// The user left without saving.
  case quit
}
