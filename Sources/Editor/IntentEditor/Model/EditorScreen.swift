/// A screen of the editor.
public enum EditorScreen: Sendable, Equatable {
  /// The rows, one of which has the focus.
  case rows
  /// The rows, one of which is being typed in.
  case field(FieldEditing)
  /// A list to choose from.
  case options(OptionList)
  /// The changes before saving: `confirm` saves, `cancel` goes back.
  case review(EditorReview)
  /// The help of a row: `cancel` goes back.
  case help(EditorHelp)
  /// Whether to quit without saving: `confirm` or `quit` quits, `cancel` goes back.
  case confirmQuit
  /// What to do about a file that changed on disk: `confirm` replaces it, `useTheirs` and `merge` use what is in it,
  /// `cancel` goes back.
  case conflict(EditorConflict)
  /// A search for a row: `open` goes to it, `cancel` goes back.
  case find(RowSearch)

  /// What it shows, whatever is in it.
  enum Kind { case rows, options, find, other }

  var kind: Kind {
    switch self {
    case .rows, .field: .rows
    case .options: .options
    case .find: .find
    default: .other
    }
  }

  /// Whether letters are typed as text.
  var takesText: Bool {
    switch self {
    case .field, .find: true
    case .options(let list): list.isSearching
    default: false
    }
  }
}
