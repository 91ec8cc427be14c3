import IntentChecking
import IntentOptions
import IntentRuntime
import IntentSchema

/// A list to choose from.
package struct OptionList: Sendable, Hashable {
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
    package var option: OptionsCollection<ParameterValue>.Option
    /// The section's heading.
    package var section: String?
    /// Whether the option is a current value.
    package var isChosen: Bool
    /// Whether the provider doesn't offer the current value.
    package var isStale: Bool
  }

  /// The row of the list.
  package var place: EditorPlace
  /// The row's display name.
  package var title: String
  /// The request's state.
  package var phase: Phase
  /// The entries that match the search. During a new request, the old entries stay.
  package var entries: [Entry] = []
  /// The entry with the cursor.
  package var cursor = 0
  /// The search term.
  package var search = TextBuffer()
  /// Whether typed text is searched for.
  package var isSearching = false
  /// Whether a provider can be asked again. An enum's cases are fixed.
  package let isAsked: Bool
  /// Whether choosing an entry ends the editor.
  package var isPicker = false
  /// Whether a picker also adds, removes and moves entries.
  package internal(set) var isOutline = false
  package internal(set) var remarks: [String] = []
  /// Whether the provider supports search.
  package let isSearchable: Bool
  /// Whether the list stays open to choose several elements.
  package let takesSeveral: Bool
  /// The reason why the last action failed, such as one element too many.
  package var message: String?
  var hasToggled = false
  /// Whether to choose the current entry once the options arrive.
  var waits = false
  var question = 0
  /// The number of options before the editor filters them by the search.
  package internal(set) var total = 0
  var offered = OptionsCollection<ParameterValue>() {
    didSet { texts = Texts() }
  }
  var texts = Texts()

  /// A cache, which must not make lists differ.
  struct Texts: Sendable, Hashable {
    var options: [[SearchText]]?

    static func == (left: Texts, right: Texts) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }

  /// The entry with the cursor.
  package var current: Entry? {
    entries.indices.contains(cursor) ? entries[cursor] : nil
  }

  var takesTyping: Bool {
    if isPicker { return false }
    return switch phase {
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

extension EditorEvent {
  fileprivate var isOfOutline: Bool {
    switch self {
    case .add, .clear, .moveElement, .undo, .redo, .save: true
    default: false
    }
  }
}

enum OptionsAnswer {
  case success(OptionsCollection<ParameterValue>)
  case failure(String)
}

extension EditorState {
  mutating func openList(at place: EditorPlace) -> [EditorEffect] {
    guard let parameter = schema.parameter(named: place.parameter) else { return [] }
    let asks = asksForOptions(of: parameter)
    let isNew = place == .newElement(of: parameter.name)
    var list = OptionList(
      place: place,
      title: parameter.shownTitle,
      phase: .loading,
      isAsked: asks,
      isSearchable: asks && parameter.options == .searchable,
      takesSeveral: isNew
    )
    list.isSearching = true
    guard asks else {
      list.phase = .loaded
      list.offered = OptionsCollection(of: parameter.type, in: schema.types) ?? OptionsCollection()
      show(&list, atChoice: true)
      return []
    }
    return [ask(for: &list, term: nil)]
  }

  private mutating func ask(for list: inout OptionList, term: String?) -> EditorEffect {
    questionCount += 1
    list.question = questionCount
    list.phase = .loading
    screen = .options(list)
    return .ask(question(list.place.parameter, term))
  }

  private func question(_ parameter: String, _ term: String?) -> OptionsQuestion {
    OptionsQuestion(
      number: questionCount,
      parameter: parameter,
      searchTerm: term,
      configuration: configuration
    )
  }

  /// Finds stale choices. The changed parameter's options don't depend on its own value.
  mutating func askForChosen(after changed: String? = nil) -> [EditorEffect] {
    var effects = pending.keys.sorted().map(EditorEffect.forget)
    pending = [:]
    let values = configuration.values()
    for parameter in schema.parameters where parameter.options == .dynamic && hasOptions {
      guard parameter.name != changed || offered[parameter.name] == nil,
        let value = values[parameter.name], value != .array([])
      else { continue }
      questionCount += 1
      pending[questionCount] = parameter.name
      effects.append(.ask(question(parameter.name, nil)))
    }
    return effects
  }

  mutating func take(_ answer: OptionsAnswer, of number: Int) -> [EditorEffect] {
    if let name = pending.removeValue(forKey: number) {
      offered[name] = if case .success(let options) = answer { options } else { nil }
      updateRows()
      if case .review = screen { screen = .review(review) }
      return []
    }
    guard case .options(var list) = screen, list.question == number else { return [] }
    let waits = list.waits
    list.waits = false
    switch answer {
    case .failure(let reason):
      list.phase = .failed(reason)
      list.entries = []
      screen = .options(list)
    case .success(let options):
      let isFirst = list.search.isEmpty
      list.phase = .loaded
      list.offered = options
      if isFirst || !list.isSearchable { offered[list.place.parameter] = options }
      show(&list, atChoice: isFirst)
      updateRows()
      if waits { return choose(list.cursor, in: &list, closes: true) }
    }
    return []
  }

  mutating func show(_ list: inout OptionList, atChoice: Bool) {
    let chosen = chosenIdentifiers(at: list.place)
    list.entries = found(&list).flatMap { section in
      section.options.map { option in
        let isChosen = chosen.contains(option.value.optionIdentifier)
        return OptionList.Entry(option: option, section: section.title, isChosen: isChosen, isStale: false)
      }
    }
    if list.search.isEmpty, let missing = missingChoice(of: list) { list.entries.insert(missing, at: 0) }
    list.total = list.offered.sections.reduce(0) { $0 + $1.options.count }
    let place = atChoice ? list.entries.firstIndex(where: \.isChosen) ?? 0 : list.cursor
    list.cursor = min(place, max(0, list.entries.count - 1))
    screen = .options(list)
  }

  /// Searchable providers have already filtered their options.
  private func found(_ list: inout OptionList) -> [OptionsCollection<ParameterValue>.Section] {
    let term = SearchTerm(list.search.text)
    guard !term.isEmpty, !list.isSearchable else { return list.offered.sections }
    let texts =
      list.texts.options
      ?? list.offered.sections.flatMap(\.options).map { option in
        [option.displayString, option.subtitle ?? "", option.identifier].map { SearchText($0) }
      }
    list.texts.options = texts
    var start = 0
    let ranked = list.offered.sections.enumerated().compactMap { number, section in
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

  private func missingChoice(of list: OptionList) -> OptionList.Entry? {
    guard let value = value(at: list.place), !list.offered.offers(value),
      let parameter = schema.parameter(named: list.place.parameter)
    else { return nil }
    let text = text(of: value, of: parameter)
    let option = OptionsCollection<ParameterValue>.Option(
      value,
      identifier: value.optionIdentifier,
      displayString: text
    )
    return OptionList.Entry(
      option: option,
      section: nil,
      isChosen: true,
      isStale: !list.isSearchable && !isForm
    )
  }

  private func chosenIdentifiers(at place: EditorPlace) -> Set<String> {
    if case .newElement(of: let name) = place { return Set(elements(of: name).map(\.optionIdentifier)) }
    return value(at: place).map { [$0.optionIdentifier] } ?? []
  }

  mutating func reduceOptions(_ event: EditorEvent, _ list: OptionList) -> [EditorEffect] {
    var list = list
    list.message = nil
    list.waits = false
    switch event {
    case .move(let count): list.cursor = Self.moved(list.cursor, by: count, in: list.entries.count)
    case .moveToStart: list.cursor = 0
    case .moveToEnd: list.cursor = max(0, list.entries.count - 1)
    case .search: list.isSearching = true
    case .help where list.isPicker:
      helped = list
      screen = .help(EditorHelp(title: list.title, facts: []))
      return []
    case _ where list.isOutline && !list.isSearching && event.isOfOutline:
      command = event
      if let value = list.current?.option.value { set(value, at: list.place) }
      return finish(.saved(configuration))
    case .cancel where list.isOutline && list.isSearching:
      let current = list.current?.option.value
      let effects = search(&list, .replace(""), ends: true)
      list.cursor = list.entries.firstIndex { $0.option.value == current } ?? list.cursor
      screen = .options(list)
      return effects
    case .retry where list.isAsked:
      return askForDefaults() + [
        .forget(list.question), ask(for: &list, term: list.isSearchable ? list.search.text : nil),
      ]
    case .edit(let edit) where list.isSearching: return search(&list, edit)
    case .cancel where list.isPicker && list.search.isEmpty:
      // Inside another editor, that leaves the question unanswered instead of quitting.
      return finish(isForm ? .saved(configuration) : .quit)
    case .cancel where list.isSearching && !list.search.isEmpty:
      return search(&list, .replace(""))
    case .cancel:
      screen = .rows
      return [.forget(list.question)]
    case .typeIn where !list.isPicker:
      openField(at: list.place, text: fieldText(at: list.place))
      return [.forget(list.question)]
    case .clear where !list.isPicker:
      if case .newElement = list.place { break }
      screen = .rows
      if let row = row(at: list.place) { _ = clear(row) }
      return [.forget(list.question)]
    // Without options, Enter uses the typed text.
    case .open where list.takesTyping:
      openField(
        at: list.place,
        text: list.search.text.isEmpty ? fieldText(at: list.place) : list.search.text
      )
      return [.forget(list.question)]
    case .open where list.isOutdated && !list.hasToggled: list.waits = !list.search.isEmpty
    case .toggle where list.isOutdated: break
    case .open: return choose(list.cursor, in: &list, closes: true)
    case .toggle: return choose(list.cursor, in: &list, closes: !list.takesSeveral)
    case .choose(let index): return choose(index, in: &list, closes: !list.takesSeveral)
    default: break
    }
    screen = .options(list)
    return []
  }

  private mutating func search(
    _ list: inout OptionList,
    _ edit: TextEdit,
    ends: Bool = false
  ) -> [EditorEffect] {
    let before = list.search.text
    list.search.apply(edit)
    if ends { list.isSearching = false }
    guard list.search.text != before else {
      screen = .options(list)
      return []
    }
    list.cursor = 0
    if list.isSearchable {
      return [.forget(list.question), ask(for: &list, term: list.search.text)]
    }
    if list.phase == .loaded { show(&list, atChoice: list.search.isEmpty) } else { screen = .options(list) }
    return []
  }

  private mutating func choose(_ index: Int, in list: inout OptionList, closes: Bool) -> [EditorEffect] {
    guard list.entries.indices.contains(index), let parameter = schema.parameter(named: list.place.parameter)
    else { return [] }
    list.cursor = index
    let value = list.entries[index].option.value
    let name = parameter.name
    if list.isPicker {
      set(value, at: list.place)
      return finish(.saved(configuration))
    }
    guard list.takesSeveral else {
      screen = .rows
      // If the option is the current choice under another title, keep the current value.
      let old = self.value(at: list.place)
      set(value.optionIdentifier == old?.optionIdentifier ? old : value, at: list.place)
      return [.forget(list.question)]
    }
    let elements = elements(of: name)
    if closes, list.hasToggled {
      screen = .rows
      return [.forget(list.question)]
    }
    list.hasToggled = true
    if list.entries[index].isChosen, !closes {
      set(.array(elements.filter { $0.optionIdentifier != value.optionIdentifier }), at: .parameter(name))
    } else if !list.entries[index].isChosen {
      if let reason = whyFull(parameter) {
        list.message = reason
        screen = .options(list)
        return []
      }
      set(value, at: list.place)
    }
    if closes {
      screen = .rows
      return [.forget(list.question)]
    }
    show(&list, atChoice: false)
    return []
  }
}
