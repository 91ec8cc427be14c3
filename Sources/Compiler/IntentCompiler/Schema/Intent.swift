import IntentSchema

extension DefinitionSchema {
  /// One custom intent: an entry of `INIntents`.
  package struct Intent: Sendable {
    /// Its parameters and their types.
    package var configuration: ConfigurationSchema
    /// The category, by its name in the format: `INIntentCategory`.
    package var category: String?
    /// The verb that the system uses for it: `INIntentVerb`.
    package var verb: String?
    /// Whether widgets can be configured with it: `INIntentEligibleForWidgets`.
    package var isEligibleForWidgets: Bool
    /// Whether people can change it in Shortcuts: `INIntentConfigurable`.
    package var isConfigurable: Bool
    /// Whether the system suggests it: the opposite of `INIntentIneligibleForSuggestions`.
    package var isEligibleForSuggestions: Bool
    /// Whether the system asks before it runs: `INIntentUserConfirmationRequired`.
    package var requiresConfirmation: Bool
    /// The name of the parameter that takes the output of the previous step: `INIntentInput`.
    package var input: String?
    /// The name of the key parameter, which represents the intent: `INIntentKeyParameter`.
    package var keyParameter: String?
    /// The sets of parameters that make a shortcut: `INIntentParameterCombinations`.
    package var combinations: [ParameterCombination]
    /// The sets of parameters that Xcode manages: `INIntentManagedParameterCombinations`.
    package var managedCombinations: [ParameterCombination]
    /// Its response: `INIntentResponse`.
    package var response: Response?

    package init(
      configuration: ConfigurationSchema,
      category: String? = nil,
      verb: String? = nil,
      isEligibleForWidgets: Bool = false,
      isConfigurable: Bool = false,
      isEligibleForSuggestions: Bool = true,
      requiresConfirmation: Bool = false,
      input: String? = nil,
      keyParameter: String? = nil,
      combinations: [ParameterCombination] = [],
      managedCombinations: [ParameterCombination] = [],
      response: Response? = nil
    ) {
      self.configuration = configuration
      self.category = category
      self.verb = verb
      self.isEligibleForWidgets = isEligibleForWidgets
      self.isConfigurable = isConfigurable
      self.isEligibleForSuggestions = isEligibleForSuggestions
      self.requiresConfirmation = requiresConfirmation
      self.input = input
      self.keyParameter = keyParameter
      self.combinations = combinations
      self.managedCombinations = managedCombinations
      self.response = response
    }
  }
}
