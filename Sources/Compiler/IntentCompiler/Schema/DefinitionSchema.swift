import IntentSchema

/// The meaning of one definition file, resolved and checked. All later steps work with it.
package struct DefinitionSchema: Sendable {
  /// The file's base name, which is also the name of its `.strings` tables.
  package var name: String
  /// The custom intents in the file's order.
  package var intents: [Intent]
  /// The enums in the file's order.
  package var enums: [EnumSchema]
  /// The object types in the file's order.
  package var objects: [ObjectSchema]
  /// The names of the system intents that the file customises, for which no code is generated.
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
    /// Whether the app no longer uses it: `INIntentDeprecated`.
    package var isDeprecated: Bool
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
    /// A result of running the intent: an entry of `INIntentResponseCodes`.
    package struct Code: Sendable {
      /// Its name: `success`, `failure`, or a name from the definition.
      package var name: String
      /// Its number in Apple's generated code: 4 for `success`, 5 for `failure`, from 100 for the others.
      package var number: Int
      /// Whether it counts as a success: `INIntentResponseCodeSuccess`.
      package var isSuccess: Bool
      /// The text of the response, with placeholders such as `${total}`: `INIntentResponseCodeFormatString`.
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

    /// The results of running the intent.
    package var codes: [Code]
    /// The values in the response: `INIntentResponseParameters`.
    package var parameters: [ObjectSchema.Property]
    /// The name of the value that the next step takes: `INIntentResponseOutput`.
    package var output: String?

    package init(codes: [Code] = [], parameters: [ObjectSchema.Property] = [], output: String? = nil) {
      self.codes = codes
      self.parameters = parameters
      self.output = output
    }
  }
}

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
