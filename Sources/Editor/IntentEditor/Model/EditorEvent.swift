import IntentChecking
import IntentRuntime
import IntentSchema

/// What happens to the editor: user actions, and answers to an ``EditorEffect``.
public enum EditorEvent: Sendable, Equatable {
  /// The editor starts.
  case started

  /// Moves the focus, or a list's cursor, down by a number of rows; up if it is negative.
  case move(by: Int)
  /// Moves the focus, or a list's cursor, to the first row.
  case moveToStart
  /// Moves the focus, or a list's cursor, to the last row.
  case moveToEnd
  /// Gives a row the focus. Does nothing if there is no such row.
  case focus(EditorPlace)

  /// Activates the row with the focus: turns a switch, opens a field or a list, adds an element. In a field it accepts
  /// the text, in a list it chooses, and in a question it is ``confirm``.
  case open
  /// Opens the row with the focus as a field, even if it has a list: an object is then given by identifier.
  case typeIn
  /// Steps a number, a duration or an enum up, or down if it is negative; turns a switch.
  case step(Int)
  /// Turns a switch; in a list for several, selects or deselects and moves on.
  case toggle
  /// Clears the value, or restores the default; removes an element.
  case clear
  /// Restores the original value of the row.
  case revert
  /// Undoes the last change, in any row.
  case undo
  /// Makes the last undone change again.
  case redo
  /// Adds an element to the array with the focus.
  case add
  /// Moves the element with the focus down by a number of places; up if it is negative.
  case moveElement(by: Int)

  /// Edits the text in a field, or a search term.
  case edit(TextEdit)
  /// Inserts a text into a field. Several lines become the elements of an array.
  case paste(String)
  /// Gives the row with the focus the value of a text, as if it was typed and accepted. An invalid text stays in the
  /// row's field.
  case set(String)
  /// Changes nothing, because the row with the focus has another value by now than the one that the change was made for.
  /// A text that was typed stays in the row's field, with the reason.
  case refuse(String?, was: String)
  /// Applies an event to a row: closes what is open, gives the row the focus, and does the rest as on ``EditorScreen/rows``.
  /// Does nothing if the row is not listed.
  indirect case on(EditorPlace, EditorEvent)
  /// Opens the row with the focus in an external editor.
  case editElsewhere
  /// The text from the external editor; `nil` if it did not change.
  case edited(EditorPlace, String?)
  /// Why the external editor failed.
  case notEdited(String)
  /// Completes the path that is being typed.
  case complete
  /// The completions of the path.
  case completed([String], of: String)

  /// Starts a search in a list, or for a row.
  case search
  /// Chooses an entry of a list by its number, from 0.
  case choose(Int)
  /// Requests a list's options again.
  case retry
  /// The options for a question.
  case answered(Int, OptionsCollection<ParameterValue>)
  /// Why a question failed.
  case failed(Int, String)

  /// Shows the texts of another language: the same schema with them.
  case translate(ConfigurationSchema)
  /// Shows the rows for a widget family; `nil` for none in particular.
  case fit(ConfigurationFamily?)
  /// Shows or hides the hidden rows.
  case toggleHidden
  /// Shows the help of the row with the focus.
  case help
  /// Shows the changes, for saving.
  case save
  /// Yes.
  case confirm
  /// No; closes what is open.
  case cancel
  /// Quits without saving; asks first if changes would be lost, but only once.
  case quit
  /// The configuration was saved.
  case written
  /// The configuration could not be saved, and why.
  case notWritten(String)
  /// The configuration was not saved because the file changed on disk, with a message and the file's contents; `nil` if
  /// they are gone or cannot be read.
  case changedMeanwhile(String, theirs: PlainValue?)
  /// Uses the version in the file that changed on disk.
  case useTheirs
  /// Uses the version in the file that changed on disk, with the values that were edited here.
  case merge
}

/// What the editor asks its session to do.
public enum EditorEffect: Sendable, Hashable {
  /// Asks for options; answered by ``EditorEvent/answered(_:_:)`` or ``EditorEvent/failed(_:_:)``.
  case ask(OptionsQuestion)
  /// Drops the question of that number.
  case forget(Int)
  /// Looks for paths with this prefix; answered by ``EditorEvent/completed(_:of:)``.
  case complete(String)
  /// Opens a text in an external editor; answered by ``EditorEvent/edited(_:_:)`` or
  /// ``EditorEvent/notEdited(_:)``.
  case edit(EditorPlace, String)
  /// Saves a configuration; `replacing` allows replacing the version of a file that was last reported as changed.
  /// Answered by ``EditorEvent/written``, ``EditorEvent/notWritten(_:)`` or
  /// ``EditorEvent/changedMeanwhile(_:theirs:)``.
  case write(PlainValue, replacing: Bool)
  /// Ends the editor.
  case finish(EditorOutcome)
}

/// A question for the options of a parameter.
public struct OptionsQuestion: Sendable, Hashable {
  /// The question's unique number.
  public var number: Int
  /// The parameter's name in the definition.
  public var parameter: String
  /// The search term; `nil` when a list opens.
  public var searchTerm: String?
  /// The choices so far.
  public var configuration: DynamicConfiguration
}

/// How an editor ended.
public enum EditorOutcome: Sendable, Hashable {
  /// The configuration was saved.
  case saved(DynamicConfiguration)
  /// The editor was left without saving.
  case quit
}
