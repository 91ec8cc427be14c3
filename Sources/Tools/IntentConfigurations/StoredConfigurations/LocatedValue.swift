import IntentSchema

/// A value of a stored configuration with its location, for any file format.
package struct LocatedValue: Sendable {
  enum Kind: Sendable {
    /// A value without children.
    case scalar(PlainValue)
    case array([LocatedValue])
    case object([Member])
  }

  /// A name with its value.
  struct Member: Sendable {
    var name: String
    /// The bytes of the name without delimiters; `nil` in a binary property list.
    var nameRange: Range<Int>?
    var value: LocatedValue
  }

  /// The file has more values than any configuration.
  struct TooMany: Error {}

  /// The most values in a configuration, at any depth.
  static let greatestCount = 200_000

  var kind: Kind
  /// The bytes of the value; `nil` in a binary property list.
  var range: Range<Int>?

  /// The value without locations. If a name repeats, the last value counts; this has been reported.
  package var plain: PlainValue {
    switch kind {
    case .scalar(let value): return value
    case .array(let elements): return .array(elements.map(\.plain))
    case .object(let members):
      var fields: [String: PlainValue] = [:]
      for member in members { fields[member.name] = member.value.plain }
      return .object(fields)
    }
  }
}

extension PlainValue {
  /// A decimal number as in decoding: an integer if it is whole.
  init(decimal number: Double) {
    if let whole = Int(exactly: number) {
      self = .integer(whole)
    } else if let whole = UInt64(exactly: number) {
      self = .largeInteger(whole)
    } else {
      self = .number(number)
    }
  }
}
