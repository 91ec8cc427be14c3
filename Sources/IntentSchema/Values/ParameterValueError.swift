/// Why a parameter or property cannot take a value, or should not have it.
public struct ParameterValueError: Error, Sendable, Hashable {
  /// What is wrong.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// No parameter, property or field has that name.
    case unknownName
    /// The value is of another type.
    case wrongType
    /// The enum has no such case.
    case unknownCase
    /// There always is a value, and none is given.
    case missingValue
    /// The value lies below the minimum or above the maximum.
    case outOfBounds
    /// The figure is in a unit that the parameter is not asked for in.
    case wrongUnit
    /// No currency has that code, or it is not among those to choose from.
    case wrongCurrency
    /// The array has more elements than the size of widget holds.
    case tooManyElements
    /// The text is no URL, or says not even how to open it.
    case invalidURL
    /// The text is no uniform type identifier.
    case invalidTypeIdentifier
    /// The date or time does not exist.
    case invalidDate

    /// Whether the value cannot be held at all. The others can be, and somebody will be hurt.
    public var isStructural: Bool {
      switch self {
      case .unknownName, .wrongType, .unknownCase, .missingValue: true
      case .outOfBounds, .wrongUnit, .wrongCurrency, .tooManyElements, .invalidURL, .invalidTypeIdentifier,
        .invalidDate:
        false
      }
    }
  }

  /// What is wrong.
  public let kind: Kind
  /// The way from the configuration to the value.
  public var path: ValuePath
  /// The value that was refused; `nil` is no value, or one that a file holds.
  public var value: ParameterValue?
  /// The value as a file holds it, where it was read from one and could not be understood.
  public var plain: PlainValue?
  /// What is taken, in words: `a whole number`, `1 to 10`. Empty for an unknown name.
  public let expected: String
  /// What could be written instead, where that can be listed: the names of parameters or cases, units, codes.
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

  /// The same error, seen from the value that holds the one it was found for.
  @inline(never)
  public func within(_ step: ValuePath.Step) -> ParameterValueError {
    var error = self
    error.path = path.within(step)
    return error
  }
}
