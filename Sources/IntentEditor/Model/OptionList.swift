import IntentRuntime

/// A list to choose a value from.
public struct OptionList: Sendable, Hashable {
  /// How far the question for the options has come.
  public enum Phase: Sendable, Hashable {
    /// Nobody has answered yet.
    case loading
    /// The provider could not say, for this reason.
    case failed(String)
    /// These are the options, if there are any.
    case loaded
  }

  /// One line of the list.
  public struct Entry: Sendable, Hashable {
    /// What can be chosen.
    public var option: OptionsCollection<ParameterValue>.Option
    /// The heading of the section that it is in; `nil` is none.
    public var section: String?
    /// Whether it is the value, or one of the array's.
    public var isChosen: Bool
    /// Whether it is the value but the provider does not offer it.
    public var isStale: Bool
  }

  /// The row that the list is for.
  public var place: EditorPlace
  /// The row's name for people.
  public var title: String
  /// How far the question has come.
  public var phase: Phase
  /// What can be chosen, after the search term; old ones stay while a new question is under way.
  public var entries: [Entry] = []
  /// The number of the entry that has the cursor, from 0.
  public var cursor = 0
  /// The search term.
  public var search = TextBuffer()
  /// Whether what is typed goes into the search term.
  public var isSearching = false
  /// Whether the provider says what there is, and can be asked again; an enum's cases are always the same.
  public let isAsked: Bool
  /// Whether the provider itself searches.
  public let isSearchable: Bool
  /// Whether choosing leaves the list open, and choosing again takes the choice back: for new elements.
  public let takesSeveral: Bool
  /// What was not possible, such as one element too many.
  public var message: String?
  /// Whether anything was chosen or taken back since the list opened.
  var hasToggled = false
  /// The number of the question under way, or of the last.
  var question = 0
  /// The last answer, before any search that is made here.
  var offered = OptionsCollection<ParameterValue>()

  /// The entry that has the cursor.
  public var current: Entry? {
    entries.indices.contains(cursor) ? entries[cursor] : nil
  }

  /// Whether there was an answer, and nothing to choose in it; with a search term, nothing that it finds.
  public var isEmpty: Bool {
    phase == .loaded && entries.isEmpty
  }
}
