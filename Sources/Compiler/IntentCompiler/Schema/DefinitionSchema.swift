import IntentSchema

/// The meaning of one definition: what code is generated from, and what versions are compared by.
package struct DefinitionSchema: Sendable {
  package var name: String
  package var intents: [Intent]
  package var enums: [EnumSchema]
  package var objects: [ObjectSchema]
  /// Intents of the system get no generated code.
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
    package var category: String?
    package var verb: String?
    package var isEligibleForWidgets: Bool
    /// Whether users can configure the intent in Shortcuts.
    package var isConfigurable: Bool
    /// The opposite of `INIntentIneligibleForSuggestions`.
    package var isEligibleForSuggestions: Bool
    package var isDeprecated: Bool
    package var requiresConfirmation: Bool
    /// The parameter that takes the previous step's output.
    package var input: String?
    package var keyParameter: String?
    package var combinations: [ParameterCombination]
    /// The combinations in the list that Xcode manages.
    package var managedCombinations: [ParameterCombination]
    /// Whether Shortcuts uses the separate list that Xcode manages.
    package var hasManagedCombinations = false
    package var response: Response?

    /// The system suggests combinations; without any, it has nothing to suggest.
    package var isSuggested: Bool { isEligibleForSuggestions && !combinations.isEmpty }

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

    /// Whether Shortcuts or Siri run the intent. If not, it only configures widgets.
    package var runs: Bool { !isEligibleForWidgets || isConfigurable }
  }
}

extension DefinitionSchema {
  /// `INIntentResponse`.
  package struct Response: Sendable {
    /// A response code.
    package struct Code: Sendable {
      package var name: String
      /// Apple's number: 4 for `success`, 5 for `failure`, from 100 on for others.
      package var number: Int
      package var isSuccess: Bool
      /// The text that Siri speaks, with placeholders such as `${total}`.
      package var format: LocalizedText
      /// A shorter text for small displays.
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
    package var parameters: [ObjectSchema.Property]
    /// The property that the next step gets.
    package var output: String?

    package init(codes: [Code] = [], parameters: [ObjectSchema.Property] = [], output: String? = nil) {
      self.codes = codes
      self.parameters = parameters
      self.output = output
    }
  }
}

extension DefinitionSchema.Intent {
  /// Whether actions use the list that Xcode manages. Files from old versions of Xcode have one list for both
  /// Shortcuts and suggestions.
  package var usesManagedCombinations: Bool { hasManagedCombinations || combinations.isEmpty }

  package var actionCombinations: [DefinitionSchema.ParameterCombination] {
    usesManagedCombinations ? managedCombinations : combinations
  }

  /// Whether the system opens the app for every shortcut with this intent.
  package var opensApp: Bool {
    !actionCombinations.isEmpty && !actionCombinations.contains(where: \.supportsBackgroundExecution)
  }
}

extension DefinitionSchema {
  /// A sentence with parameters, for Shortcuts or suggestions.
  package struct ParameterCombination: Sendable {
    /// Empty for the shortcut without parameters.
    package var parameters: [String]
    package var title: LocalizedText
    package var subtitle: LocalizedText
    /// Whether it is shown first.
    package var isPrimary: Bool
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
