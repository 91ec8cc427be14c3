/// A JSON value (RFC 8259) with its location.
package struct LocatedJSON: Sendable, Hashable {
  /// The kinds of value.
  package enum Kind: Sendable, Hashable {
    case null
    case boolean(Bool)
    /// A number as written: `1.50e3`.
    case number(String)
    case string(String)
    case array([LocatedJSON])
    /// The members in file order. Their keys are unique.
    case object([Member])
  }

  /// A key with its value.
  package struct Member: Sendable, Hashable {
    package var key: String
    /// The byte range of the key with its quotes.
    package var keyRange: Range<Int>
    package var value: LocatedJSON
  }

  /// What the value is.
  package var kind: Kind
  /// The byte range of the value; for a string, with its quotes.
  package var range: Range<Int>

  /// Reads a JSON text.
  ///
  /// - Returns: The value, or `nil` if the text is not JSON, and the diagnostics: a problem that ends the
  ///   reading, and duplicate keys (the first one counts).
  package static func read(_ source: SourceText) -> (LocatedJSON?, [Diagnostic]) {
    var reader = JSONReader(source)
    let value = reader.readDocument()
    return (value, reader.diagnostics)
  }

  /// The value for messages: `a string`, `the number 3`.
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
