import IntentSchema

/// A value of a stored configuration with its place in the file, whatever the file's format.
package struct LocatedValue: Sendable {
  enum Kind: Sendable {
    /// Everything that holds no other values.
    case scalar(PlainValue)
    case array([LocatedValue])
    case object([Member])
  }

  /// A name with its value.
  struct Member: Sendable {
    var name: String
    /// The bytes to put another name in place of; `nil` in a binary property list.
    var nameRange: Range<Int>?
    var value: LocatedValue
  }

  /// Why a file is not read to its end: it holds more values than any configuration.
  struct TooMany: Error {}

  /// More values than any configuration holds, at any depth.
  static let greatestCount = 200_000

  var kind: Kind
  /// The bytes of the value; `nil` in a binary property list.
  var range: Range<Int>?

  /// The value without places. Of two members with one name the last counts; that was reported already.
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
  /// A decimal number as decoding a configuration sees it: a whole one where it is whole.
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
