/// The settings of a CurrencyAmount in a definition.
public struct CurrencySettings: Sendable, Equatable {
  /// The ISO 4217 codes to choose from; empty for any code: `CurrencyCodes`.
  public let currencyCodes: [String]
  /// The minimum amount, if there is one.
  public let minimum: Double?
  /// The maximum amount, if there is one.
  public let maximum: Double?

  public init(currencyCodes: [String] = [], minimum: Double? = nil, maximum: Double? = nil) {
    self.currencyCodes = currencyCodes
    self.minimum = minimum
    self.maximum = maximum
  }
}
