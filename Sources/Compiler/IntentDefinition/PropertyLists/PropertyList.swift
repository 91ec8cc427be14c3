import IntentDiagnostics
import IntentPlatform

/// A property list as a flat tree, with a node's index as its identity.
///
/// Containers precede their contents, so subtrees are contiguous. The nodes of XML are in file order. The
/// children of a dictionary are its values, each with a key. Duplicate keys are reported. XML keeps all their
/// values, and a binary list only the first.
package struct PropertyList: Sendable {
  /// The root is 0.
  package typealias NodeID = Int

  package enum Kind: UInt8, Sendable {
    case dictionary, array, string, integer, real, boolean, date, data
  }

  struct Node: Sendable {
    var kind: Kind
    /// The number of the key; -1 outside dictionaries.
    var key: Int32 = -1
    var next: Int32 = 0
    /// The number of children, or a Boolean as 0 or 1. For other values, an index in `decodedTexts`, or -1 if
    /// the source contains the same text, without escapes.
    var payload: Int32 = -1
    var value = Span.none
    var content = Span.none
    var keyElement = Span.none
    var keyContent = Span.none
  }

  /// A byte range in 8 bytes. Files of 2 GB and more are not read.
  struct Span: Sendable, Equatable {
    var start: Int32
    var end: Int32
    static let none = Span(start: -1, end: -1)

    init(start: Int32, end: Int32) {
      self.start = start
      self.end = end
    }

    init(_ start: Int, _ end: Int) {
      self.start = Int32(truncatingIfNeeded: start)
      self.end = Int32(truncatingIfNeeded: end)
    }

    init(_ range: Range<Int>?) {
      self = range.map { Span($0.lowerBound, $0.upperBound) } ?? Span.none
    }

    var range: Range<Int>? {
      start >= 0 && end >= start ? Int(start)..<Int(end) : nil
    }
  }

  package let source: SourceText
  /// Whether the list is binary. A binary list has no locations, and sorts its dictionaries by the keys'
  /// bytes.
  package let isBinary: Bool
  let nodes: [Node]
  let decodedTexts: [Range<Int>]
  let arena: [UInt8]
  package let keys: KeyTable

  package var root: NodeID { 0 }
  package var count: Int { nodes.count }

  package func kind(_ node: NodeID) -> Kind {
    nodes[node].kind
  }

  /// The bytes of the value, including its tags. `nil` in a binary list.
  package func range(of node: NodeID) -> Range<Int>? {
    nodes[node].value.range
  }

  /// The bytes of the key, including its tags. `nil` outside dictionaries and in a binary list.
  package func keyRange(of node: NodeID) -> Range<Int>? {
    nodes[node].keyElement.range
  }

  /// The bytes between the value's tags. `nil` for an empty-element tag such as `<string/>`, and in a binary
  /// list.
  package func contentRange(of node: NodeID) -> Range<Int>? {
    nodes[node].content.range
  }

  /// The bytes between the key's tags. `nil` if ``keyRange(of:)`` is `nil` or the key is an empty-element
  /// tag.
  package func keyContentRange(of node: NodeID) -> Range<Int>? {
    nodes[node].keyContent.range
  }

  /// The bytes of the value, its key, and the white space before the key. `nil` if ``keyRange(of:)`` is
  /// `nil`.
  package func entryRange(of node: NodeID) -> Range<Int>? {
    guard let key = keyRange(of: node), let value = range(of: node) else { return nil }
    return LineRemoval.range(of: key.lowerBound..<value.upperBound, in: source.bytes)
  }

  /// An index in ``KnownKeys``, a higher number for an unknown key, or -1 outside dictionaries.
  package func key(of node: NodeID) -> Int32 {
    nodes[node].key
  }

  package func keyName(of node: NodeID) -> String {
    keys.name(nodes[node].key)
  }

  package func keyName(_ key: Int32) -> String {
    keys.name(key)
  }

  /// Returns the contained values in the order of their nodes; none for a scalar.
  package func children(of node: NodeID) -> Children {
    Children(nodes: nodes, current: node + 1, end: Int(nodes[node].next))
  }

  package func childCount(of node: NodeID) -> Int {
    switch nodes[node].kind {
    case .dictionary, .array: Int(nodes[node].payload)
    default: 0
    }
  }

  package struct Children: Sequence, IteratorProtocol, Sendable {
    let nodes: [Node]
    var current: Int
    let end: Int

    package mutating func next() -> NodeID? {
      guard current < end else { return nil }
      defer { current = Int(nodes[current].next) }
      return current
    }
  }
}

extension PropertyList {
  /// Passes the text without XML escapes, and creates no `String`. The text is empty for a container and a
  /// Boolean.
  package func withText<Result, Failure: Error>(
    _ node: NodeID,
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let entry = nodes[node]
    switch entry.kind {
    case .dictionary, .array, .boolean:
      return try body(UnsafeBufferPointer(start: nil, count: 0))
    default:
      break
    }
    if entry.payload >= 0 {
      return try Self.with(arena, decodedTexts[Int(entry.payload)], body)
    }
    return try Self.with(source.bytes, entry.content.range ?? 0..<0, body)
  }

  package func string(_ node: NodeID) -> String? {
    guard nodes[node].kind == .string else { return nil }
    return withText(node) { String(decoding: $0, as: UTF8.self) }
  }

  /// `nil` for other kinds, and for invalid integers, which the reader reported.
  package func integer(_ node: NodeID) -> PropertyListInteger? {
    guard nodes[node].kind == .integer else { return nil }
    return withText(node) { try? ScalarText.integer($0) }
  }

  /// `nil` for other kinds, even integers, and for invalid reals, which the reader reported.
  package func real(_ node: NodeID) -> Double? {
    guard nodes[node].kind == .real else { return nil }
    return withText(node) { try? ScalarText.real($0) }
  }

  package func boolean(_ node: NodeID) -> Bool? {
    nodes[node].kind == .boolean ? nodes[node].payload == 1 : nil
  }

  /// `nil` for other kinds, and for invalid dates, which the reader reported.
  package func date(_ node: NodeID) -> Date? {
    guard nodes[node].kind == .date else { return nil }
    let seconds = withText(node) { isBinary ? try? ScalarText.real($0) : ScalarText.date($0) }
    return seconds.map { Date(timeIntervalSinceReferenceDate: $0) }
  }

  /// `nil` for other kinds, and for invalid data, which the reader reported.
  package func data(_ node: NodeID) -> [UInt8]? {
    guard nodes[node].kind == .data else { return nil }
    return withText(node) { isBinary ? Array($0) : ScalarText.data($0) }
  }

  private static func with<Result, Failure: Error>(
    _ bytes: [UInt8],
    _ range: Range<Int>,
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // The closure's error type is not inferred through `withUnsafeBufferPointer`.
    let result = bytes.withUnsafeBufferPointer { (bytes) -> Swift.Result<Result, Failure> in
      do throws(Failure) {
        return .success(try body(UnsafeBufferPointer(rebasing: bytes[range])))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
