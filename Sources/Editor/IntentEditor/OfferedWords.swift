import IntentOptions
import IntentRuntime
import IntentSchema
import IntentText

/// The texts by which people name a provider's options. Identifiers must be exact.
struct OfferedWords {
  let displayStrings: [String]
  private var identifiers: [String: ParameterValue] = [:]
  private var valueIdentifiers: [String: ParameterValue] = [:]
  private var titles = TypedNames<ParameterValue>()

  init(_ collection: OptionsCollection<ParameterValue>) {
    let options = collection.options
    displayStrings = options.map(\.displayString)
    func add(_ word: String, _ value: ParameterValue, to words: inout [String: ParameterValue]) {
      if words[word] == nil { words[word] = value }
    }
    for option in options {
      add(option.identifier, option.value, to: &identifiers)
      add(option.value.optionIdentifier, option.value, to: &valueIdentifiers)
      titles.add(option.displayString, option.value)
    }
  }

  func contains(_ value: ParameterValue) -> Bool { valueIdentifiers[value.optionIdentifier] != nil }

  func refusal(of plain: PlainValue) -> ParameterValueError {
    ParameterValueError(
      .wrongType,
      value: nil,
      plain: plain,
      expected: "one of its options",
      alternatives: displayStrings
    )
  }

  func value(meantBy text: String) throws(ParameterValueError) -> ParameterValue? {
    if let value = identifiers[text] ?? valueIdentifiers[text] { return value }
    return try titles.value(meantBy: text) { $0.optionIdentifier }
  }
}

extension TypedNames {
  /// - Throws: If the text could mean several values: their names or, if they share one, their identifiers.
  func value(meantBy text: String, identifier: (Value) -> String) throws(ParameterValueError) -> Value? {
    let found = values(text)
    guard found.count > 1 else { return found.first?.value }
    let names = Set(found.map(\.name)).count == found.count
    let choices = found.prefix(20).map { "'\(names ? $0.name : identifier($0.value))'" }
    let expected = (names ? "" : "the identifier ") + choices.joined(separator: " or ")
    throw ParameterValueError(.wrongType, value: nil, plain: .string(text), expected: expected)
  }
}

extension ParameterValueError {
  /// The description, with the name that was probably meant instead of all known ones.
  package var suggestion: String {
    let given: String? =
      switch (kind, path.steps.last, plain) {
      case (.unknownName, .name(let name), _): name
      case (_, _, .string(let text)): text
      default: path.parameter
      }
    guard let given, let meant = Suggestions.nearest(to: given, among: alternatives) else {
      return description
    }
    let short = ParameterValueError(kind, path: path, value: value, plain: plain, expected: expected)
    return "\(short); did you mean '\(meant)'?"
  }
}
