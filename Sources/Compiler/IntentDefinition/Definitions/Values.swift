/// A value of a definition with its location.
package struct Located<Value: Sendable>: Sendable {
  /// The value.
  package var value: Value
  /// The byte range of the value in the file's text: between its tags, or the whole element if it is empty.
  /// `nil` for a value of a binary property list or one that was built in code.
  package var range: Range<Int>? {
    get { span.range }
    set { span = PropertyList.Span(newValue) }
  }
  // Definitions have many of these and copy them often; this form takes a third of the memory.
  private var span: PropertyList.Span

  package init(_ value: Value, at range: Range<Int>? = nil) {
    self.value = value
    span = PropertyList.Span(range)
  }
}

extension Located: Equatable where Value: Equatable {}

extension Definition {
  /// A user-visible text: the pair of keys `X` and `XID`.
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
