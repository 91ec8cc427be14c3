/// A value of a definition with its location.
package struct Located<Value: Sendable>: Sendable {
  package var value: Value
  /// The bytes between the value's tags, or of the whole element if it is empty. `nil` for a value from a
  /// binary property list or from code.
  package var range: Range<Int>? {
    get { span.range }
    set { span = PropertyList.Span(newValue) }
  }
  // Definitions have many of these and copy them often. This form takes a third of the memory.
  private var span: PropertyList.Span

  package init(_ value: Value, at range: Range<Int>? = nil) {
    self.value = value
    span = PropertyList.Span(range)
  }
}

extension Located: Equatable where Value: Equatable {}

extension Definition {
  /// A text for users: the keys `X` and `XID`.
  package struct Text: Sendable {
    /// The text in the definition's own language: `X`.
    package var text: Located<String>?
    /// The key in the `.strings` table: `XID`.
    package var id: Located<String>?

    package init(_ text: Located<String>? = nil, id: Located<String>? = nil) {
      self.text = text
      self.id = id
    }
  }

  /// A value with a type that depends on the context: a default, a bound, or a predicate's operand.
  package enum Scalar: Sendable, Hashable {
    case boolean(Bool)
    case integer(Int)
    case real(Double)
    case string(String)
    /// A `<data>`. As a bound, an empty one means that it is missing.
    case data([UInt8])

    /// The kind of value in words.
    package var kind: String {
      switch self {
      case .boolean: "a Boolean"
      case .integer: "an integer"
      case .real: "a real number"
      case .string: "a string"
      case .data: "data"
      }
    }

    /// The value in words, or its kind if it has no short form.
    package var words: String {
      switch self {
      case .boolean(let value): "\(value)"
      case .integer(let value): "\(value)"
      case .real(let value): "\(value)"
      case .string(let value): "'\(value)'"
      case .data: kind
      }
    }

    /// The value as a number, if it is one.
    package var number: Double? {
      switch self {
      case .integer(let value): Double(value)
      case .real(let value): value
      default: nil
      }
    }
  }
}
