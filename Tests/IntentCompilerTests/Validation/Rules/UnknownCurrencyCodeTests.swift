import Testing

@testable import IntentCompiler

struct UnknownCurrencyCodeTests {
  @Test func `names and small letters are found`() async {
    let reports = await Host(parameters: [
      ["Name": "price", "Type": "CurrencyAmount", "Metadata": ["CurrencyCodes": ["EUR", "Euro", "usd"]]]
    ]).reports()
    #expect(
      reports == [
        "unknown-currency-code: 'Euro' is no currency code; write three capital letters, such as 'EUR'",
        "unknown-currency-code: 'usd' is no currency code; write 'USD'",
      ]
    )
  }

  @Test func `the fix writes capital letters`() async {
    let price: Short = ["Name": "price", "Type": "CurrencyAmount", "Metadata": ["CurrencyCodes": ["usd"]]]
    #expect(await Host(parameters: [price]).fixed().contains("<string>USD</string>"))
  }
}
