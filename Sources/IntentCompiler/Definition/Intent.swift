extension Definition {
  /// An entry of `INIntents`.
  public struct Intent: Sendable, Hashable {
    /// The whole dictionary.
    public var range: Range<Int>?
    /// `INIntentName`
    public var name: Located<String>?
    /// `INIntentTitle`
    public var title = Text()
    /// `INIntentDescription`
    public var description = Text()
    /// `INIntentType`: `Custom` or `System`.
    public var type: Located<String>?
    /// `INIntentClassName`
    public var className: Located<String>?
    /// `INIntentClassPrefix`
    public var classPrefix: Located<String>?
    /// `INIntentCategory`
    public var category: Located<String>?
    /// `INIntentVerb`
    public var verb: Located<String>?
    /// `INIntentDomain`
    public var domain: Located<String>?
    /// `INIntentDefaultImageName`
    public var defaultImageName: Located<String>?
    /// `INIntentEligibleForWidgets`
    public var isEligibleForWidgets: Located<Bool>?
    /// `INIntentConfigurable`
    public var isConfigurable: Located<Bool>?
    /// `INIntentCustomizable`
    public var isCustomizable: Located<Bool>?
    /// `INIntentIneligibleForSuggestions`
    public var isIneligibleForSuggestions: Located<Bool>?
    /// `INIntentUserConfirmationRequired`
    public var requiresConfirmation: Located<Bool>?
    /// `INIntentRestrictions`
    public var restrictions: Located<Int>?
    /// `INIntentInput`
    public var input: Located<String>?
    /// `INIntentKeyParameter`
    public var keyParameter: Located<String>?
    /// `INIntentLastParameterTag`
    public var lastParameterTag: Located<Int>?
    /// `INIntentParameters`
    public var parameters: [Parameter] = []
    /// `INIntentParameterCombinations`
    public var combinations: [ParameterCombination] = []
    /// `INIntentManagedParameterCombinations`
    public var managedCombinations: [ParameterCombination] = []
    /// `INIntentResponse`
    public var response: Response?

    public init() {}
  }
}
