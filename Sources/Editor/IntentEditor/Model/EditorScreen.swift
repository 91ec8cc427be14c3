/// A screen of the editor.
public enum EditorScreen: Sendable, Equatable {
  /// The rows, with the focus on one of them.
  case rows
  /// The rows, with text being typed into one of them.
  case field(FieldEditing)
  /// A list to choose from.
  case options(OptionList)
  /// The changes before saving. `confirm` saves, `cancel` goes back.
  case review(EditorReview)
  /// The help of a row. `cancel` goes back.
  case help(EditorHelp)
  /// The question whether to quit without saving. `confirm` or `quit` quits, `cancel` goes back.
  case confirmQuit
  /// The choice after a file changed on disk. `confirm` replaces the file, `useTheirs` and `merge` use its
  /// contents, and `cancel` goes back.
  case conflict(EditorConflict)
  /// A search for a row. `open` goes to it, `cancel` goes back.
  case find(RowSearch)

  enum Kind { case rows, options, find, other }

  var kind: Kind {
    switch self {
    case .rows, .field: .rows
    case .options: .options
    case .find: .find
    default: .other
    }
  }

  var takesText: Bool {
    switch self {
    case .field, .find: true
    case .options(let list): list.isSearching
    default: false
    }
  }
}
