/// A value with its range in the file.
package struct Located<Value: Sendable>: Sendable {
  package var value: Value
  /// The bytes between the value's tags, or the whole element if it is a Boolean or empty. `nil` for a value
  /// from a binary property list or from code.
  package var range: Range<Int>? {
    get { span.range }
    set { span = PropertyList.Span(newValue) }
  }
  // A span takes a third of the memory of a range.
  private var span: PropertyList.Span

  package init(_ value: Value, at range: Range<Int>? = nil) {
    self.value = value
    span = PropertyList.Span(range)
  }
}

extension Located: Equatable where Value: Equatable {}

/// A large value that few elements have. Copies of an element share it.
package final class Shared<Value: Sendable>: Sendable {
  package let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

extension Definition {
  /// A text with its ID: the values of the keys `X` and `XID`.
  package struct Text: Sendable {
    /// `X`, in the definition's own language.
    package var text: Located<String>?
    /// `XID`, the key in the `.strings` table.
    package var id: Located<String>?

    package init(_ text: Located<String>? = nil, id: Located<String>? = nil) {
      self.text = text
      self.id = id
    }
  }

  /// A default, a bound, or a predicate's operand.
  package enum Scalar: Sendable, Hashable {
    case boolean(Bool)
    case integer(Int)
    case real(Double)
    case string(String)
    /// `<data>`. As a bound, empty data counts as missing.
    case data([UInt8])

    package var kind: String {
      switch self {
      case .boolean: "a Boolean"
      case .integer: "an integer"
      case .real: "a real number"
      case .string: "a string"
      case .data: "data"
      }
    }

    package var words: String {
      switch self {
      case .boolean(let value): "\(value)"
      case .integer(let value): "\(value)"
      case .real(let value): "\(value)"
      case .string(let value): "'\(value)'"
      case .data: kind
      }
    }

    package var number: Double? {
      switch self {
      case .integer(let value): Double(value)
      case .real(let value): value
      default: nil
      }
    }
  }
}
