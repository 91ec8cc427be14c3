/// A Swift type for one value of a parameter or property.
public protocol ParameterValueConvertible: ParameterPropertyValue where ParameterElement == Self {
  /// The type of parameter for the Swift type, if the definition has no further settings.
  static var parameterType: ParameterType { get }

  /// The value in the form that does not need generated code.
  var parameterValue: ParameterValue { get }

  /// Converts a parameter's value to the Swift value.
  ///
  /// - Throws: `ParameterValueError` if the value has another type or is not a case of the enum.
  init(parameterValue: ParameterValue) throws(ParameterValueError)
}

extension ParameterValueConvertible {
  public static var holdsSeveralValues: Bool { false }

  public static func parameterValue(from property: Self) -> ParameterValue? {
    property.parameterValue
  }

  public static func property(from value: ParameterValue?) throws(ParameterValueError) -> Self {
    guard let value else { throw ParameterValueError(.missingValue, nil, as: parameterType) }
    return try Self(parameterValue: value)
  }

  /// The error for a value of another type.
  static func wrongType(_ value: ParameterValue) -> ParameterValueError {
    ParameterValueError(.wrongType, value, as: parameterType)
  }
}

extension ParameterValueError {
  /// The error for a value that does not have the type. One shared function keeps the code of each type
  /// small.
  @inline(never)
  fileprivate init(_ kind: Kind, _ value: ParameterValue?, as type: ParameterType) {
    self.init(kind, value: value, expected: type.valueWords)
  }
}
