extension Definition {
  /// The key of the number that Apple's compiler adds to each intent.
  package static let hashKey = "INIntentHash"

  /// An entry of `INIntents`.
  package struct Intent: Sendable {
    /// The whole dictionary.
    package var range: Range<Int>?
    /// `INIntentName`
    package var name: Located<String>?
    /// `INIntentTitle`
    package var title = Text()
    /// `INIntentDescription`
    package var description = Text()
    /// `INIntentType`: `Custom` or `System`.
    package var type: Located<String>?
    /// `INIntentClassName`
    package var className: Located<String>?
    /// `INIntentClassPrefix`
    package var classPrefix: Located<String>?
    /// `INIntentCategory`
    package var category: Located<String>?
    /// `INIntentVerb`
    package var verb: Located<String>?
    /// `INIntentDomain`
    package var domain: Located<String>?
    /// `INIntentDefaultImageName`
    package var defaultImageName: Located<String>?
    /// `INIntentEligibleForWidgets`
    package var isEligibleForWidgets: Located<Bool>?
    /// `INIntentConfigurable`
    package var isConfigurable: Located<Bool>?
    /// `INIntentCustomizable`
    package var isCustomizable: Located<Bool>?
    /// `INIntentIneligibleForSuggestions`
    package var isIneligibleForSuggestions: Located<Bool>?
    /// `INIntentUserConfirmationRequired`
    package var requiresConfirmation: Located<Bool>?
    /// `INIntentRestrictions`
    package var restrictions: Located<Int>?
    /// `INIntentInput`
    package var input: Located<String>?
    /// `INIntentKeyParameter`
    package var keyParameter: Located<String>?
    /// `INIntentLastParameterTag`
    package var lastParameterTag: Located<Int>?
    /// `INIntentParameters`
    package var parameters: [Parameter] = []
    /// `INIntentParameterCombinations`
    package var combinations: [ParameterCombination] = []
    /// `INIntentManagedParameterCombinations`
    package var managedCombinations: [ParameterCombination] = []
    /// `INIntentResponse`
    package var response: Response?
  }
}
