/// An error that says why a parameter or property cannot or should not have a value.
public struct ParameterValueError: Error, Sendable, Hashable {
  /// The kind of problem.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// No parameter, property or field has that name.
    case unknownName
    /// The value is of another type.
    case wrongType
    /// The enum has no such case.
    case unknownCase
    /// The parameter always has a value, but none is given.
    case missingValue
    /// The value is below the minimum or above the maximum.
    case outOfBounds
    /// The value is in a unit that the parameter does not allow.
    case wrongUnit
    /// There is no currency with that code, or the parameter does not allow it.
    case wrongCurrency
    /// The array has more elements than the widget size allows.
    case tooManyElements
    /// The text is not a URL, or has no scheme.
    case invalidURL
    /// The text is not a uniform type identifier.
    case invalidTypeIdentifier
    /// The date or time does not exist.
    case invalidDate

    /// Whether the parameter cannot hold the value at all. It can hold the others, but they cause problems
    /// later.
    public var isStructural: Bool {
      switch self {
      case .unknownName, .wrongType, .unknownCase, .missingValue: true
      case .outOfBounds, .wrongUnit, .wrongCurrency, .tooManyElements, .invalidURL, .invalidTypeIdentifier,
        .invalidDate:
        false
      }
    }
  }

  /// The kind of problem.
  public let kind: Kind
  /// The path from the configuration to the value.
  public var path: ValuePath
  /// The rejected value; `nil` if there is no value, or if only ``plain`` has it.
  public var value: ParameterValue?
  /// The value as a file holds it, if it was read from a file and not understood.
  public var plain: PlainValue?
  /// The allowed values, in words: `a whole number`, `1 to 10`. Empty for an unknown name.
  public let expected: String
  /// The alternatives, if they can be listed: the names of parameters or cases, units, codes.
  public let alternatives: [String]

  @inline(never)
  public init(
    _ kind: Kind,
    path: ValuePath = [],
    value: ParameterValue?,
    plain: PlainValue? = nil,
    expected: String = "",
    alternatives: [String] = []
  ) {
    self.kind = kind
    self.path = path
    self.value = value
    self.plain = plain
    self.expected = expected
    self.alternatives = alternatives
  }

  /// The same error, with the path from the enclosing value.
  @inline(never)
  public func within(_ step: ValuePath.Step) -> ParameterValueError {
    var error = self
    error.path = path.within(step)
    return error
  }
}
