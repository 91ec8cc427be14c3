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
