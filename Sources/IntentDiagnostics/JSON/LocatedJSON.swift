/// A value of a JSON text (RFC 8259) with its place.
package struct LocatedJSON: Sendable, Hashable {
  /// What a value is.
  package enum Kind: Sendable, Hashable {
    case null
    case boolean(Bool)
    /// A number as it is written: `1.50e3`.
    case number(String)
    case string(String)
    case array([LocatedJSON])
    /// The members in the order in which they stand. No two have one key.
    case object([Member])
  }

  /// A key with its value.
  package struct Member: Sendable, Hashable {
    package var key: String
    /// The bytes of the key with its quotes.
    package var keyRange: Range<Int>
    package var value: LocatedJSON
  }

  /// What the value is.
  package var kind: Kind
  /// The bytes of the value; for a string with its quotes.
  package var range: Range<Int>

  /// Reads a JSON text.
  ///
  /// - Returns: The value, or `nil` where the text is none, and what was found wrong: a mistake that ends the
  ///   reading, and keys that stand twice, of which the first counts.
  package static func read(_ source: SourceText) -> (LocatedJSON?, [Diagnostic]) {
    var reader = JSONReader(source)
    let value = reader.readDocument()
    return (value, reader.diagnostics)
  }

  /// The value in the words of a message: `a string`, `the number 3`.
  package var words: String {
    switch kind {
    case .null: "null"
    case .boolean(let value): "the Boolean \(value)"
    case .number(let text): "the number \(text)"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
