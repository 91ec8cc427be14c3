extension DefinitionSchema {
  /// What an intent answers: `INIntentResponse`.
  public struct Response: Sendable, Hashable {
    /// A way that running the intent ends: an entry of `INIntentResponseCodes`.
    public struct Code: Sendable, Hashable {
      /// Its name: `success`, `failure`, or the definition's own.
      public var name: String
      /// Its number in Apple's generated code: 4 for `success`, 5 for `failure`, from 100 for the others.
      public var number: Int
      /// Whether it counts as a success: `INIntentResponseCodeSuccess`.
      public var isSuccess: Bool
      /// What is said, with placeholders such as `${total}`: `INIntentResponseCodeFormatString`.
      public var format: LocalizedText
      /// What is said where there is little room: `INIntentResponseCodeConciseFormatString`.
      public var conciseFormat: LocalizedText

      public init(
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

    /// The ways that running the intent ends.
    public var codes: [Code]
    /// The values that an answer carries: `INIntentResponseParameters`.
    public var parameters: [ObjectSchema.Property]
    /// The name of the value that the next step takes: `INIntentResponseOutput`.
    public var output: String?

    public init(codes: [Code] = [], parameters: [ObjectSchema.Property] = [], output: String? = nil) {
      self.codes = codes
      self.parameters = parameters
      self.output = output
    }
  }
}
