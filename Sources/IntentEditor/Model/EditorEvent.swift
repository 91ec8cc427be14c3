import IntentRuntime

/// What happens to the editor: what somebody does, and what answers to an ``EditorEffect``.
public enum EditorEvent: Sendable, Hashable {
  /// The editor begins.
  case started

  /// Moves the focus, or a list's cursor, down by so many rows; up where it is negative.
  case move(by: Int)
  /// Moves the focus, or a list's cursor, to the first row.
  case moveToStart
  /// Moves the focus, or a list's cursor, to the last row.
  case moveToEnd
  /// Gives a row the focus. Does nothing where there is no such row.
  case focus(EditorPlace)

  /// Does what the row with the focus is for: turns a switch, opens a field or a list, adds an element. In a field
  /// it takes what was typed, in a list it chooses, and where a question is asked it is ``confirm``.
  case open
  /// Opens the row with the focus as a field, also where it has a list: an object is then given by identifier.
  case typeIn
  /// Steps a number, a duration or an enum up, or down where it is negative; turns a switch.
  case step(Int)
  /// Turns a switch; in a list that takes several it chooses or takes the choice back, and moves on.
  case toggle
  /// Takes the value away, or gives back the default; removes an element.
  case clear
  /// Gives the row the value that it had at first.
  case revert
  /// Adds an element to the array that has the focus.
  case add
  /// Moves the element that has the focus down by so many places; up where it is negative.
  case moveElement(by: Int)

  /// Changes what is being typed: in a field, or in a list's search term.
  case edit(TextEdit)
  /// Asks for an editor of its own for the row with the focus.
  case editElsewhere
  /// What came back from it; `nil` where nothing is to change.
  case edited(EditorPlace, String?)
  /// Why nothing came back from it.
  case notEdited(String)
  /// Completes the path that is being typed.
  case complete
  /// How the path can go on.
  case completed([String], of: String)

  /// Begins to search in a list.
  case search
  /// Chooses an entry of a list by its number, from 0.
  case choose(Int)
  /// Asks for a list's options once more.
  case retry
  /// The options that a question found.
  case answered(Int, OptionsCollection<ParameterValue>)
  /// Why a question has no answer.
  case failed(Int, String)

  /// Lists hidden rows, or no longer.
  case toggleHidden
  /// Says what there is to know of the row with the focus.
  case help
  /// Shows what changed, to be saved.
  case save
  /// Yes.
  case confirm
  /// No; closes what is open.
  case cancel
  /// Leaves without saving; asks first where something would be lost, and does not ask twice.
  case quit
  /// It was saved.
  case written
  /// It could not be saved, and why.
  case notWritten(String)
  /// It was not saved, since somebody else changed the file: what to say of it.
  case changedMeanwhile(String)
}
