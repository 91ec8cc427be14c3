extension Rule {
  static let unknownCurrencyCode = Rule(
    "unknown-currency-code",
    .warning,
    "A currency code has not the form of ISO 4217",
    help: RuleHelp(
      meaning: """
        A currency is named by three capital letters, such as 'EUR'. What stands here has another form: a \
        symbol, a name, or small letters.
        """,
      consequence: """
        The system does not know the currency, so people cannot choose it, or see the amount without its \
        symbol.
        """,
      remedy: "Write the code of ISO 4217.",
      example: """
        <key>INIntentParameterName</key>
        <string>price</string>
        <key>INIntentParameterType</key>
        <string>CurrencyAmount</string>
        <key>INIntentParameterMetadata</key>
        <dict>
          <key>INIntentParameterMetadataCurrencyCodes</key>
          <array>
            <string>Euro</string>
          </array>
        </dict>
        """
    )
  )
}

extension Validator {
  mutating func checkCurrencies(_ field: FieldContext) {
    guard case .currencyAmount = field.type, let codes = field.field.metadata?.currencyCodes else { return }
    for code in codes where !Self.isCurrencyCode(code.value) {
      let capital = code.value.uppercased()
      report(
        .unknownCurrencyCode,
        "'\(code.value)' is no currency code; "
          + (Self.isCurrencyCode(capital)
            ? "write '\(capital)'" : "write three capital letters, such as 'EUR'"),
        in: field.site,
        key: field.metadataKey("CurrencyCodes"),
        at: code.range,
        fix: Self.isCurrencyCode(capital) ? .replacing(code, with: capital) : nil
      )
    }
  }

  private static func isCurrencyCode(_ text: String) -> Bool {
    text.utf8.count == 3 && text.utf8.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
  }
}
