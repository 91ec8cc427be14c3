import IntentSchema

extension DefinitionSchema {
  /// A set of parameters that makes a shortcut, with the sentence that describes it.
  package struct ParameterCombination: Sendable {
    /// The names of the parameters, in the definition's order. An empty list is the shortcut without
    /// parameters.
    package var parameters: [String]
    /// The sentence, with placeholders such as `${city}`: `INIntentParameterCombinationTitle`.
    package var title: LocalizedText
    /// The line below it: `INIntentParameterCombinationSubtitle`.
    package var subtitle: LocalizedText
    /// Whether it is the primary combination, which is shown first: `INIntentParameterCombinationIsPrimary`.
    package var isPrimary: Bool
    /// Whether the system may run it without opening the app:
    /// `INIntentParameterCombinationSupportsBackgroundExecution`.
    package var supportsBackgroundExecution: Bool

    package init(
      _ parameters: [String],
      title: LocalizedText,
      subtitle: LocalizedText = LocalizedText(""),
      isPrimary: Bool = false,
      supportsBackgroundExecution: Bool = false
    ) {
      self.parameters = parameters
      self.title = title
      self.subtitle = subtitle
      self.isPrimary = isPrimary
      self.supportsBackgroundExecution = supportsBackgroundExecution
    }
  }
}
