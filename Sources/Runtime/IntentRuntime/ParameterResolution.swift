/// A verdict on a value, with the cases of Apple's resolution classes.
public enum ParameterResolution<Value: Sendable, Reason: Sendable>: Sendable {
  case success(Value)
  case needsValue
  /// The intent runs without a value.
  case notRequired
  case confirmationRequired(Value?)
  /// The user must choose one of the values.
  case disambiguation([Value])
  /// The value is invalid, possibly for one of the definition's reasons.
  case unsupported(Reason?)
}

extension ParameterResolution: Equatable where Value: Equatable, Reason: Equatable {}
extension ParameterResolution: Hashable where Value: Hashable, Reason: Hashable {}

/// The `Reason` of a parameter for which the definition has no reasons.
public enum NoReason: Sendable, Hashable {}
