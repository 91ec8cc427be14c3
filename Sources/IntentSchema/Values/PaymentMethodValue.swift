/// A way to pay: the value of a PaymentMethod parameter.
public struct PaymentMethodValue: Sendable, Hashable {
  /// What kind of payment method it is.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay
  }

  /// The kind of payment method.
  public var kind: Kind
  /// The name people know it by: `Savings at First Bank`.
  public var name: String
  /// A hint that tells two methods of one name apart, such as the last digits of a card.
  public var identificationHint: String?

  public init(_ kind: Kind, name: String, identificationHint: String? = nil) {
    self.kind = kind
    self.name = name
    self.identificationHint = identificationHint
  }
}
