extension Definition {
  /// A value whose type depends on its context: a default, a bound or the value of a predicate.
  package enum Scalar: Sendable, Hashable {
    case boolean(Bool)
    case integer(Int)
    case real(Double)
    case string(String)
    /// A `<data>`. An empty one as a bound means that there is no bound.
    case data([UInt8])

    /// The kind of the value, for messages.
    package var kind: String {
      switch self {
      case .boolean: "a Boolean"
      case .integer: "an integer"
      case .real: "a real number"
      case .string: "a string"
      case .data: "data"
      }
    }

    /// The value, for messages; only its kind if it has no short form.
    package var words: String {
      switch self {
      case .boolean(let value): "\(value)"
      case .integer(let value): "\(value)"
      case .real(let value): "\(value)"
      case .string(let value): "'\(value)'"
      case .data: kind
      }
    }

    /// The value as a number; `nil` if it is not a number.
    package var number: Double? {
      switch self {
      case .integer(let value): Double(value)
      case .real(let value): value
      default: nil
      }
    }
  }
}
