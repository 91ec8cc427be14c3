import IntentRuntime
import IntentSchema

/// A list to choose a value from.
public struct OptionList: Sendable, Hashable {
  /// The state of the request for options.
  public enum Phase: Sendable, Hashable {
    /// There is no answer yet.
    case loading
    /// The provider failed, for this reason.
    case failed(String)
    /// The options have arrived; there may be none.
    case loaded
  }

  /// One line of the list.
  public struct Entry: Sendable, Hashable {
    /// The option.
    public var option: OptionsCollection<ParameterValue>.Option
    /// The heading of its section, if any.
    public var section: String?
    /// Whether it is the value, or one of the array's values.
    public var isChosen: Bool
    /// Whether it is the value but is not offered.
    public var isStale: Bool
  }

  /// The row of the list.
  public var place: EditorPlace
  /// The row's display name.
  public var title: String
  /// The state of the request.
  public var phase: Phase
  /// The entries that match the search term; old ones stay during a new request.
  public var entries: [Entry] = []
  /// The index of the entry with the cursor.
  public var cursor = 0
  /// The search term.
  public var search = TextBuffer()
  /// Whether typed text goes to the search term.
  public var isSearching = false
  /// Whether the options come from a provider, which can be asked again; an enum's cases are fixed.
  public let isAsked: Bool
  /// Whether it is all that is asked: choosing ends the editor.
  public var isPicker = false
  /// Whether the provider supports search.
  public let isSearchable: Bool
  /// Whether choosing leaves the list open, and choosing again deselects: for new elements.
  public let takesSeveral: Bool
  /// Why an action was not possible, such as one element too many.
  public var message: String?
  /// Whether anything was selected or deselected since the list opened.
  var hasToggled = false
  /// The number of the latest question.
  var question = 0
  /// The number of entries without a search term.
  public internal(set) var total = 0
  /// The last answer, before local filtering.
  var offered = OptionsCollection<ParameterValue>() {
    didSet { texts = Texts() }
  }
  /// The texts of the options to search in, made when a search begins.
  var texts = Texts()

  /// Texts that follow from the options, so they do not make lists differ.
  struct Texts: Sendable, Hashable {
    var options: [[SearchText]]?

    static func == (left: Texts, right: Texts) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }

  /// The entry with the cursor.
  public var current: Entry? {
    entries.indices.contains(cursor) ? entries[cursor] : nil
  }

  /// Whether the answer has no options, or none that match the search term.
  public var isEmpty: Bool {
    phase == .loaded && entries.isEmpty
  }
}
