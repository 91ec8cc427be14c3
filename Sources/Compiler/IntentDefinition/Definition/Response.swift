extension Definition {
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
      /// The whole dictionary.
      package var range: Range<Int>?
      /// The members that it shares with an intent's parameters.
      package var field = Field()
    }

    /// An entry of `INIntentResponseCodes`.
    package struct Code: Sendable {
      /// The whole dictionary.
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
