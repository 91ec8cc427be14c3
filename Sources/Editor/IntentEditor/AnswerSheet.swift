import IntentChecking
import IntentOptions
import IntentPlatform
import IntentRuntime
import IntentSchema

/// A configuration with answers applied, and the invalid and missing answers.
package struct AnswerSheet: Sendable {
  /// Contains all valid answers.
  package private(set) var configuration: DynamicConfiguration
  /// Invalid answers, one sentence each.
  package private(set) var wrong: [String] = []
  /// Rows without an answer, one sentence each.
  package private(set) var missing: [String] = []
  /// Unusable values that were not answered and stay as they are, one sentence each.
  package private(set) var remaining: [String] = []
  /// Other remarks.
  package private(set) var notes: [String] = []

  /// The parameters with a provider's default and without an answer.
  private var unanswered: Set<String> = []
  private let family: ConfigurationFamily?
  private let source: (any OptionsSource)?
  private let keepsHidden: Bool
  /// The options of the current parameter, which may depend on earlier answers.
  private var offers: OfferedWords?
  private var cases: EnumText?
  /// The parameters with an invalid answer. What depends on them can't be judged.
  private var failed: Set<String> = []
  /// Failures of the provider, each reported once.
  private var failures: Set<String> = []

  /// Applies answers in the definition's order, so options can depend on earlier answers.
  ///
  /// An answer is missing if its row has no value and is new to the user: the configuration is new, or
  /// another answer revealed the row. Lists and rows with a default always have an answer, and
  /// ``Answers/Answer/none`` is an answer, too.
  ///
  /// - Parameters:
  ///   - allowsEmpty: Whether rows may have no answer.
  ///   - keepsHidden: Whether to save hidden rows. Otherwise, an answer for a hidden row is invalid.
  ///   - source: The provider's options; `nil` if the answers give objects by identifier.
  ///   - defaults: The provider's defaults, for rows that show for the first time.
  package init(
    _ answers: Answers,
    to configuration: DynamicConfiguration,
    isNew: Bool,
    allowsEmpty: Bool = false,
    keepsHidden: Bool = false,
    family: ConfigurationFamily? = nil,
    source: (any OptionsSource)? = nil,
    defaults: ProviderDefaults? = nil
  ) async {
    self.configuration = configuration
    self.family = family
    self.source = source
    self.keepsHidden = keepsHidden
    var defaults = defaults
    unanswered = defaults?.apply(to: &self.configuration, for: family) ?? []
    let names = configuration.schema.parameters.map(\.name)
    for parameter in configuration.schema.parameters {
      guard let answer = answers.entries[parameter.name] else { continue }
      await take(answer, of: parameter)
      defaults?.awaited.remove(parameter.name)
      unanswered.remove(parameter.name)
      // An answer can make rows show.
      unanswered.formUnion(defaults?.apply(to: &self.configuration, for: family) ?? [])
    }
    await findStaleChoices(besides: answers)
    for name in answers.entries.keys.sorted() where configuration.schema.parameter(named: name) == nil {
      let error = ParameterValueError(.unknownName, path: [.name(name)], value: nil, alternatives: names)
      wrong.append(error.suggestion)
    }
    judge(
      answers,
      original: configuration,
      isNew: isNew,
      allowsEmpty: allowsEmpty
    )
  }

  private mutating func judge(
    _ answers: Answers,
    original: DynamicConfiguration,
    isNew: Bool,
    allowsEmpty: Bool
  ) {
    var said = Set(wrong)
    let dropped = keepsHidden ? [] : configuration.droppedNames
    // Only a problem of an answer is an error: the others were there before.
    for issue in configuration.issues(for: family) {
      let name = issue.path.parameter ?? ""
      if failed.contains(name) { continue }
      if answers.entries[name] == nil {
        if dropped.contains(name) { continue }
        remaining.append(unanswered.contains(name) ? issue.description : "\(issue); it stays as it is")
      } else if said.insert(issue.description).inserted {
        wrong.append(issue.description)
      }
    }
    let visibilities = configuration.visibilities(for: family)
    let before = original.visibilities(for: family)
    let values = configuration.values()
    for parameter in configuration.schema.parameters where !dependsOnFailed(parameter) {
      let name = parameter.name
      let visibility = visibilities[name] ?? .visible
      if let reason = configuration.schema.explanation(of: visibility, for: name) {
        guard let answer = answers.entries[name], answer != .none else { continue }
        if dropped.contains(name) {
          wrong.append("\(reason), so its answer would be lost; '--keep-hidden' saves it")
        } else if configuration.isVisible(name) == false {
          notes.append("\(reason), so its answer reads as absent until then")
        }
        continue
      }
      if unanswered.contains(name), let value = values[name] {
        let text = configuration.schema.text(of: value, of: parameter)
        notes.append("'\(name)' gets the provider's default: \(text)")
      }
      guard !allowsEmpty, parameter.isConfigurable, values[name] == nil,
        answers.entries[name] == nil, isNew || before[name]?.isVisible == false
      else { continue }
      missing.append(
        "'\(name)' has no answer; give \(parameter.type.valueWords) with --set \(name)=…, or use --unset \(name)"
      )
    }
  }

  private func dependsOnFailed(_ parameter: ParameterSchema) -> Bool {
    guard !failed.isEmpty else { return false }
    var seen: Set<String> = []
    var parent = parameter.visibility?.parent
    while let name = parent, seen.insert(name).inserted {
      if failed.contains(name) { return true }
      parent = configuration.schema.parameter(named: name)?.visibility?.parent
    }
    return false
  }

  private mutating func take(_ answer: Answers.Answer, of parameter: ParameterSchema) async {
    let name = parameter.name
    (offers, cases) = (nil, nil)
    // A provider may offer other options for a valid parent.
    if parameter.options != .fixed, source != nil, dependsOnFailed(parameter) { return }
    do {
      let value: ParameterValue?
      switch answer {
      case .none: value = parameter.initialValue
      case .plain(let plain): value = try await self.value(of: plain, for: parameter)
      case .texts(let texts) where texts.count > 1 && !parameter.isArray:
        failed.insert(name)
        wrong.append("'\(name)' takes one value, not \(texts.count)")
        return
      case .texts(let texts) where texts.contains("") && parameter.isArray:
        failed.insert(name)
        wrong.append("'\(name)' has an empty element; to empty the list, use --unset \(name)")
        return
      case .texts(let texts): value = try await self.value(of: texts, after: [], for: parameter)
      case .appended(let texts):
        guard parameter.isArray else {
          failed.insert(name)
          wrong.append("'\(name)' takes one value; use --set \(name)=…")
          return
        }
        let lost = configuration.elementsLost(byChanging: parameter)
        guard lost.isEmpty else {
          failed.insert(name)
          wrong += lost
          return
        }
        value = try await self.value(of: texts, after: configuration.elements(of: name), for: parameter)
      }
      try configuration.setValue(value, of: name)
      keepWhole(answer, of: parameter)
    } catch let error as ParameterValueError {
      let isPlaced = error.path.parameter == name
      failed.insert(name)
      let hint = answer.isJoined && parameter.isArray ? "; repeat --set \(name)=… for each element" : ""
      let problem = (isPlaced ? error : error.within(.name(name))).suggestion
      wrong.append(problem.hasSuffix("?") ? problem : problem + hint)
    } catch {
      failed.insert(name)
      if failures.insert("\(error)").inserted {
        wrong.append("cannot get the options of '\(name)': \(error)")
      }
    }
  }

  /// Retains a typed date that the program can write but not hold: without all of Foundation, it lacks time
  /// zones and calendars.
  private mutating func keepWhole(_ answer: Answers.Answer, of parameter: ParameterSchema) {
    guard case .dateComponents = parameter.type, !parameter.isArray else { return }
    let plain: PlainValue? =
      switch answer {
      case .plain(let plain): plain
      case .texts(let texts):
        texts.first.flatMap { try? JSONDecoder().decode(PlainValue.self, from: Data($0.utf8)) }
      case .appended, .none: nil
      }
    guard let plain, configuration.schema.types.read(plain, as: parameter.type).issue == .partlyRead else {
      return
    }
    var values = configuration.configurationValues
    let value = values.values[parameter.name]
    values.retained.retain(.init(plain, .partlyRead, substitute: value), for: parameter.name)
    configuration = DynamicConfiguration(configuration.schema, values)
  }

  private mutating func value(
    of plain: PlainValue,
    for parameter: ParameterSchema
  ) async throws -> ParameterValue? {
    if parameter.isArray, case .array(let elements) = plain {
      var values: [ParameterValue] = []
      for (index, element) in elements.enumerated() {
        do {
          if let value = try await self.element(element, for: parameter) { values.append(value) }
        } catch let error as ParameterValueError {
          throw error.within(.index(index))
        }
      }
      return .array(values)
    }
    if parameter.isArray { return try await element(plain, for: parameter).map { .array([$0]) } }
    return try await element(plain, for: parameter)
  }

  private mutating func element(
    _ plain: PlainValue,
    for parameter: ParameterSchema
  ) async throws -> ParameterValue? {
    let types = configuration.schema.types
    if case .string(let text) = plain, parameter.options != .fixed || !parameter.type.isString {
      if let value = try await offered(text, for: parameter) { return value }
      let reading = types.read(plain, as: parameter.type)
      if reading.issue == nil, let value = reading.value { return value }
      return try value(typed: text, as: parameter.type)
    }
    if let issue = types.issues(reading: plain, as: parameter.type).first { throw issue }
    let value = types.read(plain, as: parameter.type).value
    if let value { try await checkOffered(value, of: parameter) }
    return value
  }

  private mutating func value(
    of texts: [String],
    after elements: [ParameterValue],
    for parameter: ParameterSchema
  ) async throws -> ParameterValue? {
    if parameter.isArray, elements.isEmpty, texts.count == 1, let text = texts.first, text.hasPrefix("["),
      let plain = try? JSONDecoder().decode(PlainValue.self, from: Data(text.utf8))
    {
      return try await value(of: plain, for: parameter)
    }
    guard parameter.isArray else { return try await typed(texts.last ?? "", for: parameter) }
    var values = elements
    for text in texts { values.append(try await typed(text, for: parameter)) }
    return .array(values)
  }

  private mutating func typed(_ text: String, for parameter: ParameterSchema) async throws -> ParameterValue {
    if let value = try await offered(text, for: parameter) { return value }
    let value = try value(typed: text, as: parameter.type)
    try await checkOffered(value, of: parameter)
    return value
  }

  private mutating func value(
    typed text: String,
    as type: ParameterType
  ) throws(ParameterValueError) -> ParameterValue {
    let types = configuration.schema.types
    guard case .enumeration(let name) = type else {
      return try ValueText.value(of: text, as: type, in: types)
    }
    let words = cases ?? EnumText(name, in: types)
    cases = words
    return try words.value(of: String(text.trimming(while: \.isWhitespace)))
  }

  /// A provider gets what would be saved.
  private var asked: DynamicConfiguration { keepsHidden ? configuration : configuration.withoutHidden }

  private mutating func offered(
    _ text: String,
    for parameter: ParameterSchema
  ) async throws -> ParameterValue? {
    guard !text.hasPrefix("{"), let source, let offers = try await offers(of: parameter) else { return nil }
    if let value = try offers.value(meantBy: text) { return value }
    if parameter.options == .searchable {
      let found = try await source.options(of: parameter.name, searchTerm: text, for: asked)
      if let value = try found.flatMap({ try OfferedWords($0).value(meantBy: text) }) { return value }
    }
    throw offers.refusal(of: .string(text))
  }

  private mutating func offers(of parameter: ParameterSchema) async throws -> OfferedWords? {
    guard let source, parameter.options != .fixed else { return nil }
    if offers == nil {
      offers = try await source.options(of: parameter.name, searchTerm: nil, for: asked)
        .map { OfferedWords($0) }
    }
    return offers
  }

  private mutating func checkOffered(_ value: ParameterValue, of parameter: ParameterSchema) async throws {
    guard let offers = try await offers(of: parameter),
      try await isMissing(value, in: offers, of: parameter)
    else { return }
    throw offers.refusal(of: .string(configuration.schema.text(of: value, of: parameter)))
  }

  /// A choice exists if the provider lists it, or finds it by its text or, as its text may have changed, by
  /// its identifier.
  private func isMissing(
    _ choice: ParameterValue,
    in offers: OfferedWords,
    of parameter: ParameterSchema
  ) async throws -> Bool {
    if offers.contains(choice) { return false }
    guard parameter.options == .searchable else { return true }
    let text = configuration.schema.text(of: choice, of: parameter)
    let identifier = choice.optionIdentifier
    for term in text == identifier ? [text] : [text, identifier] where !term.isEmpty {
      let found = try await source?.options(of: parameter.name, searchTerm: term, for: asked)
      if found?.offers(choice) == true { return false }
    }
    return true
  }

  /// Each choice in a list with search needs its own search.
  private static let greatestSearchCount = 20

  /// A choice without an answer may depend on answered choices.
  private mutating func findStaleChoices(besides answers: Answers) async {
    let values = configuration.values()
    for parameter in configuration.schema.parameters
    where answers.entries[parameter.name] == nil && !dependsOnFailed(parameter) {
      guard let value = values[parameter.name] else { continue }
      offers = nil
      guard let offers = try? await offers(of: parameter) else { continue }
      let choices = if case .array(let elements) = value { elements } else { [value] }
      let limit = parameter.options == .searchable ? Self.greatestSearchCount : choices.count
      for choice in choices.prefix(limit) {
        guard (try? await isMissing(choice, in: offers, of: parameter)) == true else { continue }
        let problem = parameter.problem(ofStale: choice, in: configuration.schema.types)
        remaining.append("\(problem); it stays as it is")
      }
    }
  }
}

extension ParameterSchema {
  /// A choice that the provider doesn't offer.
  func problem(ofStale choice: ParameterValue, in types: TypeTable) -> String {
    "'\(ValueText.shown(choice, as: type, in: types))' of '\(shownTitle)' is not one of the options"
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
