import IntentRuntime

/// What the editor shows: its rows, or something that the user opened above them.
package enum EditorScreen: Sendable, Equatable {
  /// The rows, one of them focused.
  case rows
  /// Text is being typed into a row.
  case field(FieldEditing)
  /// The list of a row.
  case options(OptionList<ParameterValue>, of: EditorPlace)
  /// Asks whether to save the changes. `confirm` saves, `cancel` goes back.
  case review(EditorReview)
  /// A row's help. `cancel` goes back.
  case help(EditorHelp)
  /// Asks whether to quit without saving. `confirm` or `quit` quits, `cancel` goes back.
  case confirmQuit
  /// The file changed on disk, as the sentence says. `confirm` replaces the file, `cancel` goes back.
  case conflict(String)
  /// Searches for a row. `open` goes to it, `cancel` goes back.
  case find(RowSearch)
}
