import IntentSchema

/// The meaning of a definition file, resolved and checked. All later steps use it.
package struct DefinitionSchema: Sendable {
  /// The base name of the file and of its `.strings` tables.
  package var name: String
  package var intents: [Intent]
  package var enums: [EnumSchema]
  package var objects: [ObjectSchema]
  /// The system intents that the file customizes, without generated code.
  package var systemIntents: [String]

  package init(
    name: String,
    intents: [Intent] = [],
    enums: [EnumSchema] = [],
    objects: [ObjectSchema] = [],
    systemIntents: [String] = []
  ) {
    self.name = name
    self.intents = intents
    self.enums = enums
    self.objects = objects
    self.systemIntents = systemIntents
  }
}

extension DefinitionSchema {
  /// A custom intent: an entry of `INIntents`.
  package struct Intent: Sendable {
    /// The parameters and their types.
    package var configuration: ConfigurationSchema
    /// The category: `INIntentCategory`.
    package var category: String?
    /// The verb for the system: `INIntentVerb`.
    package var verb: String?
    /// Whether widgets can use it: `INIntentEligibleForWidgets`.
    package var isEligibleForWidgets: Bool
    /// Whether users can change it in Shortcuts: `INIntentConfigurable`.
    package var isConfigurable: Bool
    /// Whether the system suggests it: the opposite of `INIntentIneligibleForSuggestions`.
    package var isEligibleForSuggestions: Bool
    /// Whether the app has abandoned it: `INIntentDeprecated`.
    package var isDeprecated: Bool
    /// Whether the system asks before it runs: `INIntentUserConfirmationRequired`.
    package var requiresConfirmation: Bool
    /// The parameter for the previous step's output: `INIntentInput`.
    package var input: String?
    /// The parameter that represents the intent: `INIntentKeyParameter`.
    package var keyParameter: String?
    /// The sets of parameters for shortcuts: `INIntentParameterCombinations`.
    package var combinations: [ParameterCombination]
    /// The sets of parameters that Xcode manages: `INIntentManagedParameterCombinations`.
    package var managedCombinations: [ParameterCombination]
    /// The response: `INIntentResponse`.
    package var response: Response?

    package init(
      configuration: ConfigurationSchema,
      category: String? = nil,
      verb: String? = nil,
      isEligibleForWidgets: Bool = false,
      isConfigurable: Bool = false,
      isEligibleForSuggestions: Bool = true,
      isDeprecated: Bool = false,
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
      self.isDeprecated = isDeprecated
      self.requiresConfirmation = requiresConfirmation
      self.input = input
      self.keyParameter = keyParameter
      self.combinations = combinations
      self.managedCombinations = managedCombinations
      self.response = response
    }
  }
}

extension DefinitionSchema {
  /// The response of an intent: `INIntentResponse`.
  package struct Response: Sendable {
    /// A result: an entry of `INIntentResponseCodes`.
    package struct Code: Sendable {
      /// `success`, `failure`, or a name from the definition.
      package var name: String
      /// The number in Apple's generated code: 4 for `success`, 5 for `failure`, from 100 on for others.
      package var number: Int
      /// Whether it counts as a success: `INIntentResponseCodeSuccess`.
      package var isSuccess: Bool
      /// The text, with placeholders such as `${total}`: `INIntentResponseCodeFormatString`.
      package var format: LocalizedText
      /// A shorter text for small displays: `INIntentResponseCodeConciseFormatString`.
      package var conciseFormat: LocalizedText

      package init(
        _ name: String,
        number: Int,
        isSuccess: Bool,
        format: LocalizedText,
        conciseFormat: LocalizedText = LocalizedText("")
      ) {
        self.name = name
        self.number = number
        self.isSuccess = isSuccess
        self.format = format
        self.conciseFormat = conciseFormat
      }
    }

    package var codes: [Code]
    /// The values: `INIntentResponseParameters`.
    package var parameters: [ObjectSchema.Property]
    /// The value for the next step: `INIntentResponseOutput`.
    package var output: String?

    package init(codes: [Code] = [], parameters: [ObjectSchema.Property] = [], output: String? = nil) {
      self.codes = codes
      self.parameters = parameters
      self.output = output
    }
  }
}

extension DefinitionSchema {
  /// A set of parameters for a shortcut, with a sentence about it.
  package struct ParameterCombination: Sendable {
    /// The parameters in the definition's order; empty for the shortcut without parameters.
    package var parameters: [String]
    /// The sentence, with placeholders such as `${city}`: `INIntentParameterCombinationTitle`.
    package var title: LocalizedText
    /// The line below: `INIntentParameterCombinationSubtitle`.
    package var subtitle: LocalizedText
    /// Whether it is shown first: `INIntentParameterCombinationIsPrimary`.
    package var isPrimary: Bool
    /// Whether it may run without opening the app: `INIntentParameterCombinationSupportsBackgroundExecution`.
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
