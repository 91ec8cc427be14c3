/// A payment method: the value of a PaymentMethod parameter.
public struct PaymentMethodValue: Sendable, Hashable {
  /// The kind of payment method.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay
  }

  public var kind: Kind
  /// The name that people know: `Savings at First Bank`.
  public var name: String
  /// A hint that distinguishes two methods with the same name, such as the last digits of a card.
  public var identificationHint: String?

  public init(_ kind: Kind, name: String, identificationHint: String? = nil) {
    self.kind = kind
    self.name = name
    self.identificationHint = identificationHint
  }
}
