extension ParameterValueError: CustomStringConvertible {
  /// The problem, its place and the fix, in one sentence without a full stop.
  public var description: String {
    "\(path.steps.isEmpty ? "The value" : "'\(path)'") \(words)"
  }

  /// The description without the place, for output that shows the place next to it: `takes 1 to 10, not 11`.
  public var words: String {
    switch kind {
    case .unknownName:
      "is unknown" + choices("; there is")
    case .wrongType, .outOfBounds, .wrongUnit, .wrongCurrency, .invalidURL, .invalidTypeIdentifier,
      .invalidDate:
      "takes \(expected), not \(rejected)" + choices("; there is")
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

  /// A short description of the value.
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
  /// A short description of the value for messages: a text in single quotes, a number as it is.
  var words: String {
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
