import IntentChecking
import IntentRuntime
import IntentSchema

/// A user action, or an answer to an ``EditorEffect``.
public enum EditorEvent: Sendable, Equatable {
  /// The editor starts.
  case started

  /// Moves the focus or a list's cursor down by a number of rows; up if negative.
  case move(by: Int)
  /// Moves the focus, or a list's cursor, to the first row.
  case moveToStart
  /// Moves the focus, or a list's cursor, to the last row.
  case moveToEnd
  /// Focuses a row, if it exists.
  case focus(EditorPlace)

  /// Activates the focused row: turns a switch, opens a field or a list, or adds an element. In a field it
  /// accepts the text, in a list it chooses, and in a question it acts like ``confirm``.
  case open
  /// Opens the focused row as a field, even if it has a list. Objects are then given by identifier.
  case typeIn
  /// Steps a number, duration or enum up, or down if negative. Turns a switch.
  case step(Int)
  /// Turns a switch. In a list that takes several, selects or deselects the entry and moves on.
  case toggle
  /// Clears the value, restores the default, or removes an element.
  case clear
  /// Restores the original value of the row.
  case revert
  /// Undoes the last change, in any row.
  case undo
  /// Redoes the last undone change.
  case redo
  /// Adds an element to the focused array.
  case add
  /// Moves the focused element down by a number of places; up if negative.
  case moveElement(by: Int)

  /// Edits the text in a field, or a search term.
  case edit(TextEdit)
  /// Inserts a text into a field. In an array, each line becomes an element.
  case paste(String)
  /// Gives the focused row a value, as if the text was typed and accepted. Invalid text stays in the row's
  /// field.
  case set(String)
  /// Rejects a change of the focused row because its value changed in the meantime. Typed text stays in the
  /// row's field, with the reason.
  case refuse(String?, was: String)
  /// Applies an event to a row: closes any open screen, focuses the row, and continues as on
  /// ``EditorScreen/rows``. Another row's list opens again if nothing else did. Does nothing if the row isn't
  /// listed.
  indirect case on(EditorPlace, EditorEvent)
  /// Opens the focused row in an external editor.
  case editElsewhere
  /// The text from the external editor; `nil` if it didn't change.
  case edited(EditorPlace, String?)
  /// The external editor failed, for this reason.
  case notEdited(String)
  /// Completes the path being typed.
  case complete
  /// The completions of the path.
  case completed([String], of: String)

  /// Starts a search in a list, or for a row.
  case search
  /// Chooses an entry of a list by index, from 0.
  case choose(Int)
  /// Requests a list's options again.
  case retry
  /// The options for a question.
  case answered(Int, OptionsCollection<ParameterValue>)
  /// A question failed, for this reason.
  case failed(Int, String)

  /// Shows the texts of another language, given as the same schema with those texts.
  case translate(ConfigurationSchema)
  /// Shows the rows for a widget family; `nil` for none in particular.
  case fit(ConfigurationFamily?)
  /// Shows or hides the hidden rows.
  case toggleHidden
  /// Shows the help of the focused row.
  case help
  /// Shows the changes before saving.
  case save
  /// Answers yes.
  case confirm
  /// Answers no, or closes the open screen.
  case cancel
  /// Quits without saving. Asks once if changes would be lost.
  case quit
  /// The configuration was saved.
  case written
  /// Saving failed, for this reason.
  case notWritten(String)
  /// Saving failed because the file changed on disk: a message, and the file's contents; `nil` if they are
  /// gone or unreadable.
  case changedMeanwhile(String, theirs: PlainValue?)
  /// Uses the version that another program saved.
  case useTheirs
  /// Merges the version that another program saved with the values edited here.
  case merge
}

/// An action that the editor asks its session to carry out.
public enum EditorEffect: Sendable, Hashable {
  /// Asks for options. Answer with ``EditorEvent/answered(_:_:)`` or ``EditorEvent/failed(_:_:)``.
  case ask(OptionsQuestion)
  /// Drops the question with this number.
  case forget(Int)
  /// Looks for paths with this prefix. Answer with ``EditorEvent/completed(_:of:)``.
  case complete(String)
  /// Opens a text in an external editor. Answer with ``EditorEvent/edited(_:_:)`` or
  /// ``EditorEvent/notEdited(_:)``.
  case edit(EditorPlace, String)
  /// Saves a configuration. If `replacing` is set, it may replace the version last reported as changed.
  /// Answer with ``EditorEvent/written``, ``EditorEvent/notWritten(_:)`` or
  /// ``EditorEvent/changedMeanwhile(_:theirs:)``.
  case write(PlainValue, replacing: Bool)
  /// Ends the editor.
  case finish(EditorOutcome)
}

/// A request for a parameter's options.
public struct OptionsQuestion: Sendable, Hashable {
  /// The unique number of the question.
  public var number: Int
  /// The parameter's name in the definition.
  public var parameter: String
  /// The search term; `nil` when a list opens.
  public var searchTerm: String?
  /// The current choices.
  public var configuration: DynamicConfiguration
}

/// The way an editor ended.
public enum EditorOutcome: Sendable, Hashable {
  /// The configuration was saved.
  case saved(DynamicConfiguration)
  /// The user left without saving.
  case quit
}
