import IntentRuntime
import IntentSchema

/// The options of a parameter by identifier and display string, for fast lookup.
struct OfferedWords {
  /// The display strings.
  let displayStrings: [String]
  private var identifiers: [String: ParameterValue] = [:]
  private var valueIdentifiers: [String: ParameterValue] = [:]
  private var titles: [String: ParameterValue] = [:]

  init(_ collection: OptionsCollection<ParameterValue>) {
    let options = collection.options
    displayStrings = options.map(\.displayString)
    func add(_ word: String, _ value: ParameterValue, to words: inout [String: ParameterValue]) {
      if words[word] == nil { words[word] = value }
    }
    for option in options {
      add(option.identifier, option.value, to: &identifiers)
      add(option.value.optionIdentifier, option.value, to: &valueIdentifiers)
      add(option.displayString.lowercased(), option.value, to: &titles)
    }
  }

  /// The option with that identifier or display string.
  func value(meantBy text: String) -> ParameterValue? {
    identifiers[text] ?? valueIdentifiers[text] ?? titles[text.lowercased()]
  }
}
