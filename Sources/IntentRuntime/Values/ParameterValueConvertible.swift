/// A Swift type that stands for one value of a parameter or property.
public protocol ParameterValueConvertible: ParameterPropertyValue where ParameterElement == Self {
  /// The type of parameter that the Swift type stands for where the definition says no more.
  static var parameterType: ParameterType { get }

  /// The value in the form that needs no generated code.
  var parameterValue: ParameterValue { get }

  /// The Swift value for a parameter's value.
  ///
  /// - Throws: `ParameterValueError` where the value is of another type or names no case.
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
  /// A value that is none of a type. It is made here and not by each type for itself.
  @inline(never)
  fileprivate init(_ kind: Kind, _ value: ParameterValue?, as type: ParameterType) {
    self.init(kind, value: value, expected: type.valueWords)
  }
}
