/// An amount of money: the value of a CurrencyAmount parameter.
public struct CurrencyAmountValue: Sendable, Hashable {
  /// The amount, in units of the currency.
  public var amount: Double
  /// The ISO 4217 code, three capital letters: `EUR`.
  public var currencyCode: String

  public init(_ amount: Double, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }
}
