/// What a definition says of a CurrencyAmount.
public struct CurrencySettings: Sendable, Hashable {
  /// The ISO 4217 codes to choose from; empty is any: `CurrencyCodes`.
  public let currencyCodes: [String]
  /// The least amount allowed; `nil` is none.
  public let minimum: Double?
  /// The greatest amount allowed; `nil` is none.
  public let maximum: Double?

  public init(currencyCodes: [String] = [], minimum: Double? = nil, maximum: Double? = nil) {
    self.currencyCodes = currencyCodes
    self.minimum = minimum
    self.maximum = maximum
  }
}
