extension Definition {
  /// A value whose type depends on what it belongs to: a default, a bound, a predicate's value.
  package enum Scalar: Sendable, Hashable {
    case boolean(Bool)
    case integer(Int)
    case real(Double)
    case string(String)
    /// A `<data>`. An empty one as a bound means that there is none.
    case data([UInt8])

    /// What kind of value it is, in the words of a message.
    package var kind: String {
      switch self {
      case .boolean: "a Boolean"
      case .integer: "an integer"
      case .real: "a real number"
      case .string: "a string"
      case .data: "data"
      }
    }

    /// The value in the words of a message, where it has short ones.
    package var words: String {
      switch self {
      case .boolean(let value): "\(value)"
      case .integer(let value): "\(value)"
      case .real(let value): "\(value)"
      case .string(let value): "'\(value)'"
      case .data: kind
      }
    }

    /// The number that it is; `nil` for what is none.
    package var number: Double? {
      switch self {
      case .integer(let value): Double(value)
      case .real(let value): value
      default: nil
      }
    }
  }
}
