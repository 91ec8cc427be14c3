/// A handler's verdict on a parameter's value, with the cases of Apple's resolution classes.
public enum ParameterResolution<Value: Sendable, Reason: Sendable>: Sendable {
  /// The value is valid.
  case success(Value)
  /// The user must give a value.
  case needsValue
  /// The intent runs without a value.
  case notRequired
  /// The user must confirm the value.
  case confirmationRequired(Value?)
  /// The user must choose one of the values.
  case disambiguation([Value])
  /// The value is invalid, for one of the definition's reasons or none.
  case unsupported(Reason?)
}

extension ParameterResolution: Equatable where Value: Equatable, Reason: Equatable {}
extension ParameterResolution: Hashable where Value: Hashable, Reason: Hashable {}

/// The reason type of a parameter without reasons in the definition.
public enum NoReason: Sendable, Hashable {}
