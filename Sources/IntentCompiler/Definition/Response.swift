extension Definition {
  /// `INIntentResponse`
  public struct Response: Sendable, Hashable {
    /// `INIntentResponseCodes`
    public var codes: [Code] = []
    /// `INIntentResponseParameters`
    public var parameters: [Parameter] = []
    /// `INIntentResponseOutput`
    public var output: Located<String>?
    /// `INIntentResponseLastParameterTag`
    public var lastParameterTag: Located<Int>?

    public init() {}

    /// An entry of `INIntentResponseParameters`.
    public struct Parameter: Sendable, Hashable {
      /// The whole dictionary.
      public var range: Range<Int>?
      /// What it has in common with an intent's parameters.
      public var field = Field()

      public init() {}
    }

    /// An entry of `INIntentResponseCodes`.
    public struct Code: Sendable, Hashable {
      /// The whole dictionary.
      public var range: Range<Int>?
      /// `INIntentResponseCodeName`
      public var name: Located<String>?
      /// `INIntentResponseCodeSuccess`
      public var isSuccess: Located<Bool>?
      /// `INIntentResponseCodeFormatString`
      public var format = Text()
      /// `INIntentResponseCodeConciseFormatString`
      public var conciseFormat = Text()

      public init() {}
    }
  }
}
