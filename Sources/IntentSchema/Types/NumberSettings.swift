/// How a number is asked for.
public enum NumberControl: String, Sendable, Hashable, CaseIterable {
  case field = "Field"
  case stepper = "Stepper"
  case slider = "Slider"
}

/// What a definition says of an Integer or Decimal.
public struct NumberSettings<Number: Sendable & Hashable & Comparable>: Sendable, Hashable {
  /// How it is asked for: the metadata's `Type`.
  public let control: NumberControl
  /// The least value allowed; `nil` is none.
  public let minimum: Number?
  /// The greatest value allowed; `nil` is none.
  public let maximum: Number?

  public init(_ control: NumberControl = .field, minimum: Number? = nil, maximum: Number? = nil) {
    self.control = control
    self.minimum = minimum
    self.maximum = maximum
  }
}
