/// What a handler says about the value of a parameter before the intent runs, with the cases of Apple's resolution
/// classes.
public enum ParameterResolution<Value: Sendable, Reason: Sendable>: Sendable {
  /// The value can be used.
  case success(Value)
  /// People must give a value.
  case needsValue
  /// The intent runs without a value.
  case notRequired
  /// People must confirm the value.
  case confirmationRequired(Value?)
  /// People must choose one of the values.
  case disambiguation([Value])
  /// The value cannot be used, for a reason of the definition's or for none.
  case unsupported(Reason?)
}

extension ParameterResolution: Equatable where Value: Equatable, Reason: Equatable {}
extension ParameterResolution: Hashable where Value: Hashable, Reason: Hashable {}

/// The reason of a parameter for which the definition has none.
public enum NoReason: Sendable, Hashable {}
