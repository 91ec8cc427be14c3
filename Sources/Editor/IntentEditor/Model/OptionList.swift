import IntentOptions
import IntentRuntime

/// A list that people choose from. A provider may have to be asked for its options.
package struct OptionList<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The state of the request for options.
  package enum Phase: Sendable, Hashable {
    /// The provider hasn't answered yet.
    case loading
    /// The reason why the provider failed.
    case failed(String)
    /// The options have arrived, if there are any.
    case loaded
  }

  /// One line of the list.
  package struct Entry: Sendable, Hashable {
    /// The option.
    package var option: OptionsCollection<Value>.Option
    /// The section's heading.
    package var section: String?
    /// Whether the option is a current value.
    package var isChosen: Bool
    /// Whether the provider doesn't offer the current value.
    package var isStale: Bool
  }

  package var title: String
  /// The request's state.
  package var phase = Phase.loaded
  /// The entries that match the search. During a new request, the old entries stay.
  package var entries: [Entry] = []
  /// The entry with the cursor.
  package var cursor = 0
  /// The search term.
  package var search = TextBuffer()
  /// Whether typed text is searched for.
  package var isSearching = true
  /// Whether a provider can be asked again. An enum's cases are fixed.
  package var isAsked = false
  /// Whether the provider supports search.
  package var isSearchable = false
  /// Whether the list stays open to choose several elements.
  package var takesSeveral = false
  /// The reason why the last action failed, such as one element too many.
  package var message: String?
  var hasToggled = false
  /// Whether to choose the current entry once the options arrive.
  var waits = false
  var question = 0
  /// The number of options before the search filters them.
  package internal(set) var total = 0
  var offered = OptionsCollection<Value>() {
    didSet { texts = Texts() }
  }
  var texts = Texts()

  /// A cache, which must not make lists differ.
  struct Texts: Sendable, Hashable {
    var options: [[SearchText]]?

    static func == (left: Texts, right: Texts) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }

  init(title: String) { self.title = title }

  /// The entry with the cursor.
  package var current: Entry? {
    entries.indices.contains(cursor) ? entries[cursor] : nil
  }

  var takesTyping: Bool {
    switch phase {
    case .failed: !search.isEmpty
    case .loaded: total == 0 && entries.isEmpty && !isSearchable
    case .loading: false
    }
  }

  var isOutdated: Bool {
    isSearchable && phase == .loading
  }

  /// Whether no options arrived, or none match.
  package var isEmpty: Bool {
    phase == .loaded && entries.isEmpty
  }
}

extension OptionList {
  /// A request to the owner of the list.
  enum Request {
    /// Chooses the entry with this index, which may not exist.
    case choose(Int)
    /// Fills the list again, because the search term changed.
    case fill
    case close
  }

  mutating func reduce(_ event: EditorEvent) -> Request? {
    switch event {
    case .move(let count): cursor = EditorState.moved(cursor, by: count, in: entries.count)
    case .search: isSearching = true
    case .edit(let edit) where isSearching: return search(edit)
    case .cancel where !search.isEmpty: return search(.replace(""))
    case .cancel: return .close
    case .open, .toggle: return .choose(cursor)
    case .choose(let index): return .choose(index)
    default: break
    }
    return nil
  }

  private mutating func search(_ edit: TextEdit) -> Request? {
    let before = search.text
    search.apply(edit)
    guard search.text != before else { return nil }
    cursor = 0
    return .fill
  }

  /// Shows the options that match the search.
  ///
  /// - Parameter missing: The current value if no option has it.
  mutating func fill(
    atChoice: Bool = false,
    missing: Entry? = nil,
    isChosen: (Value) -> Bool = { _ in false }
  ) {
    entries = found().flatMap { section in
      section.options.map { option in
        Entry(option: option, section: section.title, isChosen: isChosen(option.value), isStale: false)
      }
    }
    if search.isEmpty, let missing { entries.insert(missing, at: 0) }
    total = offered.count
    let index = atChoice ? entries.firstIndex(where: \.isChosen) ?? 0 : cursor
    cursor = min(index, max(0, entries.count - 1))
  }

  /// Searchable providers have already filtered their options.
  private mutating func found() -> [OptionsCollection<Value>.Section] {
    let term = SearchTerm(search.text)
    guard !term.isEmpty, !isSearchable else { return offered.sections }
    let texts =
      self.texts.options
      ?? offered.sections.flatMap(\.options).map { option in
        [option.displayString, option.subtitle ?? "", option.identifier].map { SearchText($0) }
      }
    self.texts.options = texts
    var start = 0
    let ranked = offered.sections.enumerated().compactMap { number, section in
      defer { start += section.options.count }
      let options = section.options.enumerated()
        .compactMap { index, option in
          term.distance(to: texts[start + index]).map { (distance: $0, index: index, option: option) }
        }
        .sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
      return options.first.map { first in
        (
          distance: first.distance, number: number,
          section: OptionsCollection.Section(section.title, options: options.map(\.option))
        )
      }
    }
    return ranked.sorted { ($0.distance, $0.number) < ($1.distance, $1.number) }.map(\.section)
  }
}
