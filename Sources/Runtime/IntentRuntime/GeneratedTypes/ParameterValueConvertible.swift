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

/// A type for the Swift property of a parameter: a ``ParameterValueConvertible``, an optional of it, or an
/// array of it.
public protocol ParameterPropertyValue: Sendable, Hashable {
  /// The type of one value.
  associatedtype ParameterElement: ParameterValueConvertible

  /// Whether it holds several values.
  static var holdsSeveralValues: Bool { get }

  /// The value in the form that does not need generated code, if there is one.
  static func parameterValue(from property: Self) -> ParameterValue?

  /// Converts a parameter's value to the Swift value.
  ///
  /// - Throws: `ParameterValueError` if the value has another type, is not a case of the enum, or is missing.
  static func property(from value: ParameterValue?) throws(ParameterValueError) -> Self
}

extension Optional: ParameterPropertyValue where Wrapped: ParameterValueConvertible {
  public static var holdsSeveralValues: Bool { false }

  public static func parameterValue(from property: Wrapped?) -> ParameterValue? {
    property?.parameterValue
  }

  public static func property(from value: ParameterValue?) throws(ParameterValueError) -> Wrapped? {
    guard let value else { return nil }
    return try Wrapped(parameterValue: value)
  }

  public typealias ParameterElement = Wrapped
}

extension Array: ParameterPropertyValue where Element: ParameterValueConvertible {
  public static var holdsSeveralValues: Bool { true }

  public static func parameterValue(from property: [Element]) -> ParameterValue? {
    property.parameterValue
  }

  public static func property(from value: ParameterValue?) throws(ParameterValueError) -> [Element] {
    guard let value else { return [] }
    guard case .array(let values) = value else {
      let expected = "a list, each element \(Element.parameterType.valueWords)"
      throw ParameterValueError(.wrongType, value: value, expected: expected)
    }
    var elements: [Element] = []
    elements.reserveCapacity(values.count)
    for (index, value) in values.enumerated() {
      do {
        elements.append(try Element(parameterValue: value))
      } catch {
        throw error.within(.index(index))
      }
    }
    return elements
  }

  public typealias ParameterElement = Element
}

extension Array where Element: ParameterValueConvertible {
  /// The values in the form that does not need generated code.
  public var parameterValue: ParameterValue {
    .array(map(\.parameterValue))
  }
}
