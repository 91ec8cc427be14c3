import IntentOptions
import IntentRuntime
import IntentSchema

/// What the editor has asked the provider of its options, and what it knows from the answers.
struct KnownProvider: Sendable {
  /// If there is no provider, users type the identifiers of objects.
  let exists: Bool
  /// By parameter; without a term if the provider supports search.
  var offered: [String: OptionsCollection<ParameterValue>] = [:]
  /// Whether a provider with search offers a choice, by parameter and the choice's identifier.
  var found: [String: [String: Bool]] = [:]
  var defaults = DefaultsPhase.none
  /// The questions without a waiting list, by number.
  var pending: [Int: ChoiceQuestion] = [:]
  var questionCount = 0

  init(exists: Bool) { self.exists = exists }

  func offersOptions(of parameter: ParameterSchema) -> Bool {
    exists && parameter.options != .fixed
  }
}

extension OptionsCollection where Value == ParameterValue {
  func offers(_ value: ParameterValue) -> Bool {
    sections.contains { $0.options.contains { $0.value.optionIdentifier == value.optionIdentifier } }
  }
}
