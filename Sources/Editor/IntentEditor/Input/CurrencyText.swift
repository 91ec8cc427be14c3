import IntentSchema

/// Parses amounts of money: `12.50 EUR`, `EUR 12.50`, `€12.50`.
enum CurrencyText {
  private static let symbols: [Character: String] = ["€": "EUR", "$": "USD", "£": "GBP", "¥": "JPY"]

  /// A bare number is in the only currency, if there is just one. `nil` without a number or a currency.
  static func amount(from text: String, _ settings: CurrencySettings) -> CurrencyAmountValue? {
    func value(_ number: Double, _ word: String) -> CurrencyAmountValue? {
      if word.isEmpty {
        guard settings.currencyCodes.count == 1, let code = settings.currencyCodes.first else { return nil }
        return CurrencyAmountValue(number, currencyCode: code)
      }
      if word.count == 1, let code = word.first.flatMap({ symbols[$0] }) {
        return CurrencyAmountValue(number, currencyCode: code)
      }
      guard word.count == 3, word.allSatisfy({ $0.isASCII && $0.isLetter }) else { return nil }
      return CurrencyAmountValue(number, currencyCode: word.uppercased())
    }
    if let (number, word) = NumberText.leading(text) { return value(number, word) }
    let word = text.prefix { $0.isLetter || $0.isCurrencySymbol }
    let number = NumberText.decimal(String(text.dropFirst(word.count).trimming(while: \.isWhitespace)))
    return number.flatMap { value($0, String(word)) }
  }
}
