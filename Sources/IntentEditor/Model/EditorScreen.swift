import IntentRuntime

/// What the editor shows.
public enum EditorScreen: Sendable, Hashable {
  /// The rows, one of which has the focus.
  case rows
  /// The rows, with one being typed in.
  case field(FieldEditing)
  /// A list to choose from.
  case options(OptionList)
  /// What changed, before it is saved: `confirm` saves, `cancel` goes back.
  case review(EditorReview)
  /// What there is to know of a row: `cancel` goes back.
  case help(EditorHelp)
  /// Whether to leave without saving: `confirm` or `quit` leaves, `cancel` goes back.
  case confirmQuit
  /// The file was changed by somebody else, as the text says: `confirm` replaces it, `cancel` goes back.
  case confirmReplace(String)

  /// Whether letters are text here, and mean nothing else.
  var takesText: Bool {
    switch self {
    case .field: true
    case .options(let list): list.isSearching
    default: false
    }
  }
}

/// A row while its value is typed.
public struct FieldEditing: Sendable, Hashable {
  /// The row.
  public var place: EditorPlace
  /// What was typed so far.
  public var buffer: TextBuffer
  /// What the text means so far; `nil` where it means nothing, or no value.
  public var value: ParameterValue?
  /// Why it cannot be taken so far, without the place.
  public var problem: String?
  /// What can be typed: `a whole number, 1 to 10`.
  public var hint: String
  /// How the path that was typed can go on.
  public var completions: [String]

  init(_ place: EditorPlace, text: String, hint: String) {
    self.place = place
    buffer = TextBuffer(text)
    self.hint = hint
    completions = []
  }
}

/// What there is to know of a row.
public struct EditorHelp: Sendable, Hashable {
  /// The row's name for people.
  public var title: String
  /// Facts by name, in order: `type`, `range`, `options`, `default`, `shown`.
  public var facts: [Fact]

  /// One fact.
  public struct Fact: Sendable, Hashable {
    /// What it is about, in one word.
    public var name: String
    /// What there is to know.
    public var text: String
  }
}

/// What will be saved, and how it differs from what there was.
public struct EditorReview: Sendable, Hashable {
  /// The rows that changed, in the definition's order.
  public var changes: [EditorChange]
  /// What is wrong with what will be saved, one sentence each, with the place.
  public var problems: [String]
  /// What else is worth knowing: values of hidden rows that are dropped, choices that are no longer offered.
  public var notes: [String]
}

/// How the value of one row changed.
public struct EditorChange: Sendable, Hashable {
  /// The parameter's name in the definition.
  public var parameter: String
  /// Its name for people.
  public var title: String
  /// The value at first, as people read it; `nil` is none.
  public var before: String?
  /// The value now, as people read it; `nil` is none.
  public var after: String?
}
