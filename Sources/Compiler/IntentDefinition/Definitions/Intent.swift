extension Definition {
  /// An entry of `INIntents`.
  package struct Intent: Sendable {
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
    /// `INIntentDeprecated`
    package var isDeprecated: Located<Bool>?
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
    /// `INIntentPhrasePronunciationHint`
    package var phrasePronunciationHint = Text()
    /// `INIntentParameters`
    package var parameters: [Parameter] = []
    /// `INIntentParameterCombinations`
    package var combinations: [ParameterCombination] = []
    /// `INIntentManagedParameterCombinations`
    package var managedCombinations: [ParameterCombination] = []
    /// `INIntentResponse`
    package var response: Response?
  }

  /// An entry of `INIntentParameterCombinations` or `INIntentManagedParameterCombinations`.
  package struct ParameterCombination: Sendable {
    /// Parameter names in order, joined by commas.
    package var key: Located<String>
    /// `INIntentParameterCombinationTitle`
    package var title = Text()
    /// `INIntentParameterCombinationSubtitle`
    package var subtitle = Text()
    /// `INIntentParameterCombinationIsPrimary`
    package var isPrimary: Located<Bool>?
    /// `INIntentParameterCombinationIsLinked`
    package var isLinked: Located<Bool>?
    /// `INIntentParameterCombinationUpdatesLinked`
    package var updatesLinked: Located<Bool>?
    /// `INIntentParameterCombinationSupportsBackgroundExecution`
    package var supportsBackgroundExecution: Located<Bool>?

    package init(key: Located<String>) {
      self.key = key
    }

    package var parameterNames: [String] {
      key.value.utf8.split(separator: UInt8(ascii: ",")).map { String(Substring($0)) }
    }

    /// Includes empty parts. Parts have their own locations if the key contains no escapes.
    package var parts: [Located<String>] {
      let bytes = key.value.utf8
      guard !bytes.isEmpty else { return [] }
      let start = key.range.flatMap { $0.count == bytes.count ? $0.lowerBound : nil }
      return bytes.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map { part in
        let offset = bytes.distance(from: bytes.startIndex, to: part.startIndex)
        let range = start.map { $0 + offset..<$0 + offset + part.count }
        return Located(String(Substring(part)), at: part.isEmpty ? key.range : range ?? key.range)
      }
    }
  }

  /// `INIntentResponse`
  package struct Response: Sendable {
    /// `INIntentResponseCodes`
    package var codes: [Code] = []
    /// `INIntentResponseParameters`
    package var parameters: [Parameter] = []
    /// `INIntentResponseOutput`
    package var output: Located<String>?
    /// `INIntentResponseLastParameterTag`
    package var lastParameterTag: Located<Int>?

    /// An entry of `INIntentResponseParameters`.
    package struct Parameter: Sendable {
      package var range: Range<Int>?
      package var field = Field()
    }

    /// An entry of `INIntentResponseCodes`.
    package struct Code: Sendable {
      package var range: Range<Int>?
      /// `INIntentResponseCodeName`
      package var name: Located<String>?
      /// `INIntentResponseCodeSuccess`
      package var isSuccess: Located<Bool>?
      /// `INIntentResponseCodeFormatString`
      package var format = Text()
      /// `INIntentResponseCodeConciseFormatString`
      package var conciseFormat = Text()
    }
  }
}
