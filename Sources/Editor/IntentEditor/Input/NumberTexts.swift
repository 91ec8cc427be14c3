import IntentChecking
import IntentPlatform
import IntentSchema

extension NumberText {
  /// Splits `21 °C` into 21 and `°C`.
  static func leading(_ text: some StringProtocol) -> (number: Double, rest: String)? {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || "+-.,".contains($0)) }
    guard let number = decimal(String(digits)) else { return nil }
    return (number, String(text.dropFirst(digits.count).trimming(while: \.isWhitespace)))
  }
}

/// Parses `12.50 EUR`, `EUR 12.50`, `€12.50`.
enum CurrencyText {
  private static let symbols: [Character: String] = ["€": "EUR", "$": "USD", "£": "GBP", "¥": "JPY"]

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

/// Parses `21 °C`, `70F`, `5 kilometers`. A bare number uses the default unit.
enum MeasurementText {
  static func measurement(from text: String, _ settings: MeasurementSettings) -> MeasurementValue? {
    guard let (number, word) = NumberText.leading(text) else { return nil }
    if word.isEmpty { return MeasurementValue(number, settings.unit ?? settings.defaultUnit) }
    return unit(named: word, of: settings.dimension).map { MeasurementValue(number, $0) }
  }

  private static func unit(named word: String, of dimension: MeasurementDimension) -> MeasurementUnit? {
    if let unit = dimension.units.first(where: { $0.symbol == word }) { return unit }
    let name = plain(word)
    return dimension.units.first { plain($0.symbol) == name || plain($0.rawValue) == name }
  }

  private static func plain(_ word: String) -> String {
    var name = word.lowercased().filter { !$0.isWhitespace && $0 != "°" && $0 != "-" && $0 != "_" }
    if name.count > 3, name.hasSuffix("s"), name != "celsius" { name.removeLast() }
    if name.hasSuffix("metre") || name.hasSuffix("litre") { name = name.dropLast(2) + "er" }
    return name == "foot" ? "feet" : name
  }
}
