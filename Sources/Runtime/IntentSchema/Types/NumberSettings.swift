/// The control for entering a number.
public enum NumberControl: String, Sendable, Hashable, CaseIterable {
  case field = "Field"
  case stepper = "Stepper"
  case slider = "Slider"
}

/// The settings of an Integer or Decimal in a definition.
public struct NumberSettings<Number: Sendable & Comparable>: Sendable, Equatable {
  /// The control for entering it: the metadata's `Type`.
  public let control: NumberControl
  /// The minimum value, if there is one.
  public let minimum: Number?
  /// The maximum value, if there is one.
  public let maximum: Number?

  public init(_ control: NumberControl = .field, minimum: Number? = nil, maximum: Number? = nil) {
    self.control = control
    self.minimum = minimum
    self.maximum = maximum
  }
}
