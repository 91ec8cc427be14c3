extension DefinitionSchema {
  /// The response of an intent: `INIntentResponse`.
  public struct Response: Sendable, Hashable {
    /// A result of running the intent: an entry of `INIntentResponseCodes`.
    public struct Code: Sendable, Hashable {
      /// Its name: `success`, `failure`, or a name from the definition.
      public var name: String
      /// Its number in Apple's generated code: 4 for `success`, 5 for `failure`, from 100 for the others.
      public var number: Int
      /// Whether it counts as a success: `INIntentResponseCodeSuccess`.
      public var isSuccess: Bool
      /// The text of the response, with placeholders such as `${total}`: `INIntentResponseCodeFormatString`.
      public var format: LocalizedText
      /// A shorter text for small displays: `INIntentResponseCodeConciseFormatString`.
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

    /// The results of running the intent.
    public var codes: [Code]
    /// The values in the response: `INIntentResponseParameters`.
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
