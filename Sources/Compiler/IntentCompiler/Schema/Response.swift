import IntentSchema

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
