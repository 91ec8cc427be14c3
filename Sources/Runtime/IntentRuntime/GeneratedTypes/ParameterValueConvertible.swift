/// A Swift type for a single value of a parameter or property.
public protocol ParameterValueConvertible: ParameterPropertyValue where ParameterElement == Self {
  /// The type of the parameter, with default settings instead of the definition's.
  static var parameterType: ParameterType { get }

  /// The value as a `ParameterValue`.
  var parameterValue: ParameterValue { get }

  /// Converts a value.
  ///
  /// - Throws: `ParameterValueError` if the value has another type or is an unknown case.
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

  static func wrongType(_ value: ParameterValue) -> ParameterValueError {
    ParameterValueError(.wrongType, value, as: parameterType)
  }
}

extension ParameterValueError {
  /// Shared, to keep the code of each type small.
  @inline(never)
  fileprivate init(_ kind: Kind, _ value: ParameterValue?, as type: ParameterType) {
    self.init(kind, value: value, expected: type.valueWords)
  }
}

/// A Swift type for a parameter or property: a ``ParameterValueConvertible``, or an optional or array of it.
public protocol ParameterPropertyValue: Sendable, Hashable {
  /// The type of a single value: for an optional or array, the type inside.
  associatedtype ParameterElement: ParameterValueConvertible

  /// Whether the property is an array.
  static var holdsSeveralValues: Bool { get }

  /// Returns the property's value as a `ParameterValue`.
  static func parameterValue(from property: Self) -> ParameterValue?

  /// Converts a value.
  ///
  /// - Throws: `ParameterValueError` if the value is missing, has another type, or is an unknown case.
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
  /// The array as a `ParameterValue`.
  public var parameterValue: ParameterValue {
    .array(map(\.parameterValue))
  }
}
