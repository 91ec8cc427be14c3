/// Why a value cannot or should not be used.
public struct ParameterValueError: Error, Sendable, Hashable {
  /// The kind of problem.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case unknownName
    case wrongType
    /// The enum has no case with this name or index.
    case unknownCase
    case missingValue
    case outOfBounds
    /// The parameter does not allow the unit.
    case wrongUnit
    /// The currency code is not three capital letters, or is not allowed.
    case wrongCurrency
    /// The array has more elements than the widget size allows.
    case tooManyElements
    /// The text is not a URL with a scheme.
    case invalidURL
    /// The text is not a uniform type identifier.
    case invalidTypeIdentifier
    /// The date or time does not exist.
    case invalidDate

    /// Whether the parameter can't hold the value at all.
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
  /// The rejected value; `nil` if the value is missing, or if only ``plain`` can represent it.
  public var value: ParameterValue?
  /// The value in the file, if it could not be understood.
  public var plain: PlainValue?
  /// The allowed values in words: `a whole number`, `1 to 10`. Empty for an unknown name.
  public let expected: String
  /// The allowed names, units or codes, if known.
  public let alternatives: [String]

  @inline(never)  // Inlining would repeat the code at each use, in every app.
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

  /// Prepends to ``path`` a step from the enclosing value.
  @inline(never)
  public func within(_ step: ValuePath.Step) -> ParameterValueError {
    var error = self
    error.path = path.within(step)
    return error
  }
}

extension ParameterValueError: CustomStringConvertible {
  /// The path, the problem and the allowed values, without a period.
  public var description: String {
    if kind == .unknownName {
      return "unknown '\(path)'" + choices("; the known names are")
    }
    return "\(path.steps.isEmpty ? "The value" : "'\(path)'") \(words)"
  }

  /// The description without the path: `takes 1 to 10, not 11`.
  public var words: String {
    switch kind {
    case .unknownName:
      "is unknown" + choices("; the known names are")
    case .wrongType, .outOfBounds, .wrongUnit, .wrongCurrency, .invalidURL, .invalidTypeIdentifier,
      .invalidDate:
      "takes \(expected), not \(rejected)" + choices("; there \(alternatives.count == 1 ? "is" : "are")")
    case .unknownCase:
      "has no case \(rejected)" + choices("; it has")
    case .missingValue:
      "is missing; give it \(expected)" + choices(":")
    case .tooManyElements:
      "holds at most \(expected), not \(elementCount)"
    }
  }

  private func choices(_ clause: String) -> String {
    guard !alternatives.isEmpty else { return "" }
    let most = 20
    let shown = alternatives.prefix(most).map { "'\($0)'" }.joined(separator: ", ")
    return "\(clause) \(shown)" + (alternatives.count > most ? " and \(alternatives.count - most) more" : "")
  }

  private var elementCount: Int {
    switch (value, plain) {
    case (.array(let elements), _): elements.count
    case (_, .array(let elements)): elements.count
    default: 1
    }
  }

  private var rejected: String {
    let words =
      switch (value, plain) {
      case (.array(let elements), _): "a list of \(elements.count)"
      case (let value?, _): value.words
      case (nil, let plain?): plain.words
      case (nil, nil): "nothing"
      }
    return words.count > 80 ? "\(words.prefix(79))…" : words
  }
}

extension PlainValue {
  /// The value as messages quote it.
  package var words: String {
    switch self {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .largeInteger(let value): "\(value)"
    case .number(let value): IntentSchema.words(of: value)
    case .string(let value): "'\(value)'"
    case .date(let value): ParameterValue.date(value).words
    case .data(let value): "\(value.count) bytes of data"
    case .array(let elements): "a list of \(elements.count)"
    case .object: "an object"
    }
  }
}
