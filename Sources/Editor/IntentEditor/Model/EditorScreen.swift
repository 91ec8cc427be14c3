import IntentSchema

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

/// A row while its value is being typed.
public struct FieldEditing: Sendable, Hashable {
  /// The row.
  public var place: EditorPlace
  /// The text so far.
  public var buffer: TextBuffer
  /// The value of the text; `nil` if it is invalid or empty.
  public var value: ParameterValue?
  /// Why the text is invalid, without the row's name.
  public var problem: String?
  /// A description of valid text: `a whole number, 1 to 10`.
  public var hint: String
  /// The completions of the path.
  public var completions: [String] = []
  /// Whether the text can have several lines.
  public var isMultiline = false
  /// Whether the value can be stepped.
  public var hasSteps = false
  /// Whether anything was typed.
  var isEdited = false

  init(_ place: EditorPlace, text: String, hint: String) {
    self.place = place
    buffer = TextBuffer(text)
    self.hint = hint
  }
}

/// The help of a row.
public struct EditorHelp: Sendable, Hashable {
  /// The row's display name.
  public var title: String
  /// Facts by name, in order: `type`, `range`, `options`, `default`, `shown`.
  public var facts: [Fact]

  /// One fact.
  public struct Fact: Sendable, Hashable {
    /// Its subject, in one word.
    public var name: String
    /// Its text.
    public var text: String
  }
}

/// What will be saved, and the differences from the original.
public struct EditorReview: Sendable, Hashable {
  /// The rows that changed, in the definition's order.
  public var changes: [EditorChange]
  /// The problems of what will be saved, one sentence each, with the row's name.
  public var problems: [String]
  /// Other remarks: values of hidden rows that are dropped, choices that are no longer offered.
  public var notes: [String]
}

/// A change to the value of one row.
public struct EditorChange: Sendable, Hashable {
  /// The parameter's name in the definition.
  public var parameter: String
  /// The parameter's display name.
  public var title: String
  /// The original value for display; `nil` if there was none.
  public var before: String?
  /// The new value for display; `nil` if there is none.
  public var after: String?
}
