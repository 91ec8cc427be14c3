import TestSupport
import Testing

@testable import IntentCompiler

struct UnknownCurrencyCodeTests {
  @Test func `names, lowercase letters and unused codes are found`() {
    let reports = Sample(parameters: [
      [
        "Name": "price", "Type": "CurrencyAmount",
        "Metadata": ["CurrencyCodes": ["EUR", "Euro", "usd", "XQZ"]],
      ]
    ]).reports()
    expectReports(
      reports,
      [
        "unknown-currency-code Sample.price: 'Euro' is not a currency code; use one from ISO 4217, such as 'EUR'",
        "unknown-currency-code Sample.price",
        "unknown-currency-code Sample.price",
      ]
    )
  }

  @Test func `the fix writes capital letters`() {
    let price: Short = ["Name": "price", "Type": "CurrencyAmount", "Metadata": ["CurrencyCodes": ["usd"]]]
    #expect(Sample(parameters: [price]).fixed().contains("<string>USD</string>"))
  }
}
