/// Parses JSON into a tree with a byte range for each value. Reports duplicate keys.
struct JSONReader {
  /// A mistake that ends the reading. The reader reports it as `invalid-json`.
  struct Problem: Error {
    var message: String
    var range: Range<Int>
    var notes: [Diagnostic.Note] = []
    var fix: Diagnostic.Fix?
  }

  static let depthLimit = 32

  let source: SourceText
  let bytes: [UInt8]
  var position = 0
  var diagnostics: [Diagnostic] = []

  init(_ source: SourceText) {
    self.source = source
    bytes = source.bytes
  }

  mutating func readDocument() -> JSONTree? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    do throws(Problem) {
      try skipSpace()
      guard position < bytes.count else { throw problem("the file is empty; expected a JSON object") }
      let value = try readValue(depth: 1)
      try skipSpace()
      guard position == bytes.count else {
        throw problem("unexpected content after the end of the JSON text")
      }
      return value
    } catch {
      let location = SourceLocation(file: source.path, range: error.range)
      diagnostics.append(
        Diagnostic(.invalidJSON, error.message, at: location, notes: error.notes, fix: error.fix)
      )
      return nil
    }
  }

  private mutating func readValue(depth: Int) throws(Problem) -> JSONTree {
    let start = position
    let kind: JSONTree.Kind =
      switch byte ?? 0 {
      case UInt8(ascii: "{"): try readObject(depth: depth)
      case UInt8(ascii: "["): try readArray(depth: depth)
      case UInt8(ascii: "\""): .string(try readString())
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): .number(try readNumber())
      default: try readWord()
      }
    return JSONTree(kind, at: start..<position)
  }

  private mutating func readObject(depth: Int) throws(Problem) -> JSONTree.Kind {
    let start = try open(depth: depth)
    var members: [JSONTree.Member] = []
    var keyRanges: [String: Range<Int>] = [:]
    try skipSpace()
    while byte != UInt8(ascii: "}") {
      let keyStart = position
      guard byte == UInt8(ascii: "\"") else { throw noKey(in: start) }
      let key = try readString()
      let keyRange = keyStart..<position
      try skipSpace()
      guard byte == UInt8(ascii: ":") else { throw problem("expected ':' after the key '\(key)'") }
      position += 1
      try skipSpace()
      guard byte != nil else { throw unclosed("object", start) }
      let value = try readValue(depth: depth + 1)
      if let first = keyRanges[key] {
        reportDuplicate(key, at: keyRange, first: first)
      } else {
        keyRanges[key] = keyRange
        members.append(JSONTree.Member(key, value, at: keyRange))
      }
      guard try readSeparator(before: UInt8(ascii: "}"), "object", start) else { break }
    }
    position += 1
    return .object(members)
  }

  private mutating func readArray(depth: Int) throws(Problem) -> JSONTree.Kind {
    let start = try open(depth: depth)
    var elements: [JSONTree] = []
    try skipSpace()
    while byte != UInt8(ascii: "]") {
      guard byte != nil else { throw unclosed("array", start) }
      elements.append(try readValue(depth: depth + 1))
      guard try readSeparator(before: UInt8(ascii: "]"), "array", start) else { break }
    }
    position += 1
    return .array(elements)
  }

  private mutating func open(depth: Int) throws(Problem) -> Int {
    guard depth <= Self.depthLimit else {
      throw problem("arrays and objects are nested more than \(Self.depthLimit) levels deep")
    }
    position += 1
    return position - 1
  }

  /// Returns false before the closing bracket.
  private mutating func readSeparator(
    before close: UInt8,
    _ what: String,
    _ start: Int
  ) throws(Problem) -> Bool {
    try skipSpace()
    if byte == close { return false }
    guard byte == UInt8(ascii: ",") else {
      if byte == nil { throw unclosed(what, start) }
      throw problem("expected ',' or '\(Character(Unicode.Scalar(close)))'")
    }
    let comma = position
    position += 1
    try skipSpace()
    if byte == close {
      throw Problem(
        message: "a comma before '\(Character(Unicode.Scalar(close)))' is not allowed in JSON; remove it",
        range: comma..<comma + 1,
        fix: Diagnostic.Fix("remove the comma", replacing: comma..<comma + 1, with: "")
      )
    }
    guard byte != nil else { throw unclosed(what, start) }
    return true
  }

  mutating func skipSpace() throws(Problem) {
    while let byte {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): position += 1
      case UInt8(ascii: "/"), UInt8(ascii: "#"): throw problem("JSON has no comments; remove this one")
      default: return
      }
    }
  }

  var byte: UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  private mutating func reportDuplicate(_ key: String, at range: Range<Int>, first: Range<Int>) {
    diagnostics.append(
      Diagnostic(
        .duplicateJSONKey,
        "duplicate key '\(key.shortened)' in this object; remove one",
        at: SourceLocation(file: source.path, range: range),
        notes: [.init("the first one is here", at: SourceLocation(file: source.path, range: first))]
      )
    )
  }
}

/// A JSON value (RFC 8259), with its location if it was read.
package struct JSONTree: Sendable, Hashable {
  /// A value by its type.
  package enum Kind: Sendable, Hashable {
    case null
    case boolean(Bool)
    /// A number as written: `1.50e3`.
    case number(String)
    case string(String)
    case array([JSONTree])
    case object([Member])
  }

  /// A key and its value in an object.
  package struct Member: Sendable, Hashable {
    package var key: String
    /// Where the key is, with its quotes.
    package var keyRange: Range<Int>
    package var value: JSONTree

    package init(_ key: String, _ value: JSONTree, at keyRange: Range<Int> = 0..<0) {
      (self.key, self.keyRange, self.value) = (key, keyRange, value)
    }
  }

  package var kind: Kind
  /// Where the value is, with a string's quotes.
  package var range: Range<Int>

  package init(_ kind: Kind, at range: Range<Int> = 0..<0) {
    (self.kind, self.range) = (kind, range)
  }

  /// Returns `nil` if the text is not JSON. The first member with a key wins.
  package static func read(_ source: SourceText) -> (JSONTree?, [Diagnostic]) {
    var reader = JSONReader(source)
    let value = reader.readDocument()
    return (value, reader.diagnostics)
  }

  /// The value in messages: `a string`, `the number 3`.
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

extension Rule {
  package static let invalidJSON = Rule("invalid-json", .error, "A file is not valid JSON")
  static let duplicateJSONKey = Rule("duplicate-json-key", .error, "A JSON object has the same key twice")

  package static let jsonRules: [Rule] = [.invalidJSON, .duplicateJSONKey]
}
