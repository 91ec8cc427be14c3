import IntentSchema

package struct DefinitionSchema: Sendable {
  /// The base name of the file and of its `.strings` tables.
  package var name: String
  package var intents: [Intent]
  package var enums: [EnumSchema]
  package var objects: [ObjectSchema]
  /// Intents of the system that the file customizes. They get no generated code.
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
  /// An entry of `INIntents`.
  package struct Intent: Sendable {
    package var configuration: ConfigurationSchema
    /// `INIntentCategory`.
    package var category: String?
    /// `INIntentVerb`.
    package var verb: String?
    /// `INIntentEligibleForWidgets`.
    package var isEligibleForWidgets: Bool
    /// Whether users can configure the intent in Shortcuts: `INIntentConfigurable`.
    package var isConfigurable: Bool
    /// The opposite of `INIntentIneligibleForSuggestions`.
    package var isEligibleForSuggestions: Bool
    /// `INIntentDeprecated`.
    package var isDeprecated: Bool
    /// `INIntentUserConfirmationRequired`.
    package var requiresConfirmation: Bool
    /// The parameter that takes the previous step's output: `INIntentInput`.
    package var input: String?
    /// `INIntentKeyParameter`.
    package var keyParameter: String?
    /// `INIntentParameterCombinations`.
    package var combinations: [ParameterCombination]
    /// `INIntentManagedParameterCombinations`, which Xcode manages.
    package var managedCombinations: [ParameterCombination]
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
  /// `INIntentResponse`.
  package struct Response: Sendable {
    /// An entry of `INIntentResponseCodes`.
    package struct Code: Sendable {
      /// `success`, `failure`, or a name from the definition.
      package var name: String
      /// Apple's number: 4 for `success`, 5 for `failure`, from 100 on for others.
      package var number: Int
      /// `INIntentResponseCodeSuccess`.
      package var isSuccess: Bool
      /// `INIntentResponseCodeFormatString`, with placeholders such as `${total}`.
      package var format: LocalizedText
      /// `INIntentResponseCodeConciseFormatString`, for small displays.
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
    /// `INIntentResponseParameters`.
    package var parameters: [ObjectSchema.Property]
    /// The property that the next step gets: `INIntentResponseOutput`.
    package var output: String?

    package init(codes: [Code] = [], parameters: [ObjectSchema.Property] = [], output: String? = nil) {
      self.codes = codes
      self.parameters = parameters
      self.output = output
    }
  }
}

extension DefinitionSchema {
  package struct ParameterCombination: Sendable {
    /// Parameters in the definition's order; empty for the shortcut without parameters.
    package var parameters: [String]
    /// `INIntentParameterCombinationTitle`, with placeholders such as `${city}`.
    package var title: LocalizedText
    /// `INIntentParameterCombinationSubtitle`.
    package var subtitle: LocalizedText
    /// `INIntentParameterCombinationIsPrimary`: shown first.
    package var isPrimary: Bool
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
