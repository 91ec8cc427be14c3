import IntentChecking
import IntentOptions
import IntentRuntime
import IntentSchema

/// A question about choices that may no longer be offered.
struct ChoiceQuestion: Hashable {
  var parameter: String
  /// The choice to find in a provider with search; `nil` for all choices of a provider without.
  var choice: ParameterValue?
  var isSearch = false
}

extension EditorState {
  mutating func openList(at place: EditorPlace) -> [EditorEffect] {
    guard let parameter = schema.parameter(named: place.parameter) else { return [] }
    let asks = provider.offersOptions(of: parameter)
    var list = OptionList<ParameterValue>(title: parameter.shownTitle)
    if case .element(_, let index) = place { list.title += " \(index + 1)" }
    list.isAsked = asks
    list.isSearchable = asks && parameter.options == .searchable
    list.takesSeveral = place == .newElement(of: parameter.name)
    guard asks else {
      list.offered = OptionsCollection(of: parameter.type, in: schema.types) ?? OptionsCollection()
      show(&list, at: place, atChoice: true)
      return []
    }
    return [ask(for: &list, of: place, term: nil)]
  }

  private mutating func ask(
    for list: inout OptionList<ParameterValue>,
    of place: EditorPlace,
    term: String?
  ) -> EditorEffect {
    provider.questionCount += 1
    list.question = provider.questionCount
    list.phase = .loading
    screen = .options(list, of: place)
    return .ask(question(place.parameter, term))
  }

  private func question(_ parameter: String, _ term: String?) -> OptionsQuestion {
    OptionsQuestion(
      number: provider.questionCount,
      parameter: parameter,
      searchTerm: term?.isEmpty == true ? nil : term,
      configuration: keepsHidden ? configuration : configuration.withoutHidden
    )
  }

  /// Each choice needs its own search.
  private static let greatestSearchCount = 20

  /// Finds stale choices. The changed parameter's options don't depend on its own value.
  mutating func askForChosen(after changed: String? = nil) -> [EditorEffect] {
    var effects = provider.pending.keys.sorted().map(EditorEffect.forget)
    provider.pending = [:]
    let values = configuration.values()
    for parameter in schema.parameters where provider.offersOptions(of: parameter) {
      let name = parameter.name
      guard let value = values[name] else { continue }
      let choices = if case .array(let elements) = value { elements } else { [value] }
      guard !choices.isEmpty else { continue }
      if parameter.options == .dynamic {
        guard name != changed || provider.offered[name] == nil else { continue }
        effects.append(ask(ChoiceQuestion(parameter: name), nil))
        continue
      }
      let unknown = choices.filter { name != changed || provider.found[name]?[$0.optionIdentifier] == nil }
      for choice in unknown.prefix(Self.greatestSearchCount) {
        let text = schema.text(of: choice, of: parameter)
        effects.append(ask(ChoiceQuestion(parameter: name, choice: choice, isSearch: !text.isEmpty), text))
      }
    }
    return effects
  }

  private mutating func ask(_ question: ChoiceQuestion, _ term: String?) -> EditorEffect {
    provider.questionCount += 1
    provider.pending[provider.questionCount] = question
    var asked = self.question(question.parameter, term)
    asked.isAboutChoice = question.choice != nil
    return .ask(asked)
  }

  /// A choice exists if the provider finds its text, or lists the choice without a search.
  private mutating func take(_ answer: ProviderAnswer, of question: ChoiceQuestion) -> [EditorEffect] {
    let name = question.parameter
    if let choice = question.choice {
      guard case .options(let options) = answer else { return [] }
      let isOffered = options.offers(choice)
      if !isOffered, question.isSearch {
        return [ask(ChoiceQuestion(parameter: name, choice: choice), nil)]
      }
      provider.found[name, default: [:]][choice.optionIdentifier] = isOffered
    } else {
      provider.offered[name] = if case .options(let options) = answer { options } else { nil }
    }
    updateRows()
    if case .review = screen { screen = .review(review) }
    if case .field(var field) = screen, field.place.parameter == name {
      check(&field)
      screen = .field(field)
    }
    return []
  }

  /// A text that is being typed can name an option.
  mutating func askForNames(at place: EditorPlace) -> [EditorEffect] {
    guard let parameter = schema.parameter(named: place.parameter), provider.offersOptions(of: parameter)
    else { return [] }
    let question = ChoiceQuestion(parameter: parameter.name)
    return provider.pending.values.contains(question) ? [] : [ask(question, nil)]
  }

  mutating func take(_ answer: ProviderAnswer, of number: Int) -> [EditorEffect] {
    if provider.defaults == .waiting(number) { return takeDefaults(answer) }
    if let question = provider.pending.removeValue(forKey: number) { return take(answer, of: question) }
    guard case .options(var list, let place) = screen, list.question == number else { return [] }
    let waits = list.waits
    list.waits = false
    switch answer {
    case .failure(let reason):
      list.phase = .failed(reason)
      list.entries = []
      screen = .options(list, of: place)
    case .defaults: break
    case .options(let options):
      let isFirst = list.search.isEmpty
      list.phase = .loaded
      list.offered = options
      if isFirst || !list.isSearchable { provider.offered[place.parameter] = options }
      show(&list, at: place, atChoice: isFirst)
      updateRows()
      if waits { return choose(list.cursor, in: &list, of: place, closes: true) }
    }
    return []
  }

  mutating func show(_ list: inout OptionList<ParameterValue>, at place: EditorPlace, atChoice: Bool) {
    let chosen = chosenIdentifiers(at: place)
    list.fill(atChoice: atChoice, missing: missingChoice(of: list, at: place)) {
      chosen.contains($0.optionIdentifier)
    }
    screen = .options(list, of: place)
  }

  private func missingChoice(
    of list: OptionList<ParameterValue>,
    at place: EditorPlace
  ) -> OptionList<ParameterValue>.Entry? {
    guard let value = value(at: place), !list.offered.offers(value),
      let parameter = schema.parameter(named: place.parameter)
    else { return nil }
    let option = OptionsCollection<ParameterValue>.Option(
      value,
      identifier: value.optionIdentifier,
      displayString: schema.text(of: value, of: parameter)
    )
    let isFound = list.isSearchable ? provider.found[parameter.name]?[value.optionIdentifier] : isForm
    return .init(option: option, isChosen: true, isStale: isFound == false)
  }

  private func chosenIdentifiers(at place: EditorPlace) -> Set<String> {
    if case .newElement(of: let name) = place { return Set(elements(of: name).map(\.optionIdentifier)) }
    return value(at: place).map { [$0.optionIdentifier] } ?? []
  }

  mutating func reduceOptions(
    _ event: EditorEvent,
    _ list: OptionList<ParameterValue>,
    of place: EditorPlace
  ) -> [EditorEffect] {
    var list = list
    list.message = nil
    list.waits = false
    switch event {
    case .retry where list.isAsked:
      return askForDefaults() + [
        .forget(list.question),
        ask(for: &list, of: place, term: list.isSearchable ? list.search.text : nil),
      ]
    case .typeIn:
      openField(at: place, text: fieldText(at: place))
      return [.forget(list.question)] + (list.phase == .loaded ? [] : askForNames(at: place))
    case .clear:
      if case .newElement = place { break }
      screen = .rows
      if let row = row(at: place) { _ = clear(row) }
      return [.forget(list.question)]
    // Without options, Enter uses the typed text.
    case .open where list.takesTyping:
      openField(at: place, text: list.search.text.isEmpty ? fieldText(at: place) : list.search.text)
      return [.forget(list.question)]
    case .open where list.isOutdated && !list.hasToggled: list.waits = !list.search.isEmpty
    case .toggle where list.isOutdated: break
    default:
      switch list.reduce(event) {
      case .choose(let index):
        return choose(index, in: &list, of: place, closes: event == .open || !list.takesSeveral)
      case .fill where list.isSearchable:
        return [.forget(list.question), ask(for: &list, of: place, term: list.search.text)]
      case .fill where list.phase == .loaded: show(&list, at: place, atChoice: list.search.isEmpty)
      case .close:
        screen = .rows
        return [.forget(list.question)]
      case .fill, nil: break
      }
    }
    screen = .options(list, of: place)
    return []
  }

  private mutating func choose(
    _ index: Int,
    in list: inout OptionList<ParameterValue>,
    of place: EditorPlace,
    closes: Bool
  ) -> [EditorEffect] {
    guard list.entries.indices.contains(index), let parameter = schema.parameter(named: place.parameter)
    else { return [] }
    list.cursor = index
    let value = list.entries[index].option.value
    let name = parameter.name
    if list.isSearchable, !list.entries[index].isStale {
      provider.found[name, default: [:]][value.optionIdentifier] = true
    }
    guard list.takesSeveral else {
      screen = .rows
      // If the option is the current choice under another title, keep the current value.
      let old = self.value(at: place)
      set(value.optionIdentifier == old?.optionIdentifier ? old : value, at: place)
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
        screen = .options(list, of: place)
        return []
      }
      set(value, at: place)
    }
    if closes {
      screen = .rows
      return [.forget(list.question)]
    }
    show(&list, at: place, atChoice: false)
    return []
  }
}
