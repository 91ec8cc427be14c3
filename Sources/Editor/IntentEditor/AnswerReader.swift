import IntentChecking
import IntentOptions
import IntentPlatform
import IntentRuntime
import IntentSchema

/// Reads the answer for one parameter: as options of the provider, or as people type its type.
struct AnswerReader {
  let parameter: ParameterSchema
  /// Contains the earlier answers, on which the options may depend.
  let configuration: DynamicConfiguration
  let source: (any OptionsSource)?
  let keepsHidden: Bool
  private(set) var offers: OfferedWords?
  private(set) var cases: EnumText?

  private var types: TypeTable { configuration.schema.types }

  /// Why the parameter can't take such an answer, whatever its values mean.
  func objections(to answer: Answers.Answer) -> [String] {
    let name = parameter.name
    switch answer {
    case .texts(let texts) where texts.count > 1 && !parameter.isArray:
      return ["'\(name)' takes one value, not \(texts.count)"]
    case .texts(let texts) where texts.contains("") && parameter.isArray:
      return ["'\(name)' has an empty element; to empty the list, use --unset \(name)"]
    case .appended where !parameter.isArray: return ["'\(name)' takes one value; use --set \(name)=…"]
    case .appended: return configuration.elementsLost(byChanging: parameter)
    case .plain, .texts, .none: return []
    }
  }

  /// - Throws: `ParameterValueError`, or an error of the provider.
  mutating func value(of answer: Answers.Answer) async throws -> ParameterValue? {
    switch answer {
    case .none: parameter.initialValue
    case .plain(let plain): try await value(of: plain)
    case .texts(let texts): try await value(of: texts, appending: false)
    case .appended(let texts): try await value(of: texts, appending: true)
    }
  }

  /// A typed date that the program can write but not hold: without all of Foundation, it lacks time zones and
  /// calendars.
  func unheldDate(in answer: Answers.Answer) -> PlainValue? {
    guard case .dateComponents = parameter.type, !parameter.isArray else { return nil }
    let plain: PlainValue? =
      switch answer {
      case .plain(let plain): plain
      case .texts(let texts): texts.first.flatMap(Self.json)
      case .appended, .none: nil
      }
    return plain.flatMap { types.read($0, as: parameter.type).issue == .partlyRead ? $0 : nil }
  }

  private static func json(_ text: String) -> PlainValue? {
    try? JSONDecoder().decode(PlainValue.self, from: Data(text.utf8))
  }

  private mutating func value(of plain: PlainValue) async throws -> ParameterValue? {
    guard parameter.isArray else { return try await element(plain) }
    guard case .array(let elements) = plain else { return try await element(plain).map { .array([$0]) } }
    var values: [ParameterValue] = []
    for (index, element) in elements.enumerated() {
      do {
        if let value = try await self.element(element) { values.append(value) }
      } catch let error as ParameterValueError {
        throw error.within(.index(index))
      }
    }
    return .array(values)
  }

  private mutating func value(of texts: [String], appending: Bool) async throws -> ParameterValue? {
    guard parameter.isArray else { return try await element(typed: texts.last ?? "") }
    var values = appending ? configuration.elements(of: parameter.name) : []
    if values.isEmpty, texts.count == 1, texts[0].hasPrefix("["), let plain = Self.json(texts[0]) {
      return try await value(of: plain)
    }
    for text in texts { values.append(try await element(typed: text)) }
    return .array(values)
  }

  private mutating func element(_ plain: PlainValue) async throws -> ParameterValue? {
    if case .string(let text) = plain, parameter.options != .fixed || !parameter.type.isString {
      if let value = try await offered(text) { return value }
      let reading = types.read(plain, as: parameter.type)
      if reading.issue == nil, let value = reading.value { return value }
      return try value(typed: text)
    }
    if let issue = types.issues(reading: plain, as: parameter.type).first { throw issue }
    let value = types.read(plain, as: parameter.type).value
    if let value { try await checkOffered(value) }
    return value
  }

  private mutating func element(typed text: String) async throws -> ParameterValue {
    if let value = try await offered(text) { return value }
    let value = try value(typed: text)
    try await checkOffered(value)
    return value
  }

  private mutating func value(typed text: String) throws(ParameterValueError) -> ParameterValue {
    guard case .enumeration(let name) = parameter.type else {
      return try ValueText.value(of: text, as: parameter.type, in: types)
    }
    let words = cases ?? EnumText(name, in: types)
    cases = words
    return try words.value(of: String(text.trimming(while: \.isWhitespace)))
  }

  /// The option that a text names. The text of an object in JSON names none.
  private mutating func offered(_ text: String) async throws -> ParameterValue? {
    guard !text.hasPrefix("{"), let offers = try await allOffers() else { return nil }
    if let value = try offers.value(meantBy: text) { return value }
    if parameter.options == .searchable, let found = try await options(for: text),
      let value = try OfferedWords(found).value(meantBy: text)
    {
      return value
    }
    throw offers.refusal(of: .string(text))
  }

  private mutating func allOffers() async throws -> OfferedWords? {
    if offers == nil, parameter.options != .fixed { offers = try await options().map { OfferedWords($0) } }
    return offers
  }

  /// A provider gets what would be saved.
  private func options(for term: String? = nil) async throws -> OptionsCollection<ParameterValue>? {
    guard let source else { return nil }
    let asked = keepsHidden ? configuration : configuration.withoutHidden
    return try await source.options(of: parameter.name, searchTerm: term, for: asked)
  }

  private mutating func checkOffered(_ value: ParameterValue) async throws {
    guard let offers = try await allOffers(), try await isMissing(value, in: offers) else { return }
    throw offers.refusal(of: .string(configuration.schema.text(of: value, of: parameter)))
  }

  /// A choice exists if the provider lists it, or finds it by its text or, as its text may have changed, by
  /// its identifier.
  private func isMissing(_ choice: ParameterValue, in offers: OfferedWords) async throws -> Bool {
    if offers.contains(choice) { return false }
    guard parameter.options == .searchable else { return true }
    let text = configuration.schema.text(of: choice, of: parameter)
    let identifier = choice.optionIdentifier
    for term in text == identifier ? [text] : [text, identifier] where !term.isEmpty {
      if try await options(for: term)?.offers(choice) == true { return false }
    }
    return true
  }

  /// Each choice in a list with search needs its own search.
  private static let greatestSearchCount = 20

  /// The choices that the provider no longer offers.
  mutating func staleChoices(in value: ParameterValue) async -> [ParameterValue] {
    guard let offers = try? await allOffers() else { return [] }
    let choices = if case .array(let elements) = value { elements } else { [value] }
    let limit = parameter.options == .searchable ? Self.greatestSearchCount : choices.count
    var stale: [ParameterValue] = []
    for choice in choices.prefix(limit) {
      if (try? await isMissing(choice, in: offers)) == true { stale.append(choice) }
    }
    return stale
  }
}

extension DynamicConfiguration {
  /// Returns a sentence for each stored element that cannot be read: a changed list is written without it.
  func elementsLost(byChanging parameter: ParameterSchema) -> [String] {
    let name = parameter.name
    let value = value(of: name, includingHidden: true)
    guard parameter.isArray, let plain = retained.standIn(for: name, of: value) else { return [] }
    var places: Set<ValuePath> = []
    return schema.types.issues(reading: plain, as: parameter.type, isArray: true).compactMap { issue in
      let element = ValuePath(Array(issue.path.steps.prefix(1)))
      if case .array(let elements) = plain, case .index(let index)? = element.steps.first,
        schema.types.read(.array([elements[index]]), as: parameter.type, isArray: true).issue == nil
      {
        return nil
      }
      guard places.insert(element).inserted else { return nil }
      return "'\(name)' has a value that cannot be read, which a change would lose; repair the file, "
        + "or replace the whole list: \(issue.within(.name(name)))"
    }
  }
}
