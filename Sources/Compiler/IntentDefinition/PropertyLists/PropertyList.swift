import IntentDiagnostics
import IntentPlatform

/// A property list as a flat tree, each value with its location in the file.
///
/// A value is identified by the index of its node. Nodes are in file order, a container before its contents,
/// so the nodes of a subtree are contiguous.
///
/// The children of a dictionary are its values; each has a key. The reader reports a duplicate key and keeps
/// both values, in file order.
package struct PropertyList: Sendable {
  /// The index of a value's node. The root is 0.
  package typealias NodeID = Int

  /// The kind of a value, by its element.
  package enum Kind: UInt8, Sendable {
    case dictionary, array, string, integer, real, boolean, date, data
  }

  struct Node: Sendable {
    var kind: Kind
    /// The number of the value's key in its dictionary, or -1.
    var key: Int32 = -1
    /// The index after the last node of the subtree.
    var next: Int32 = 0
    /// Container: the number of its children. Boolean: 0 or 1. Otherwise: -1 if the text is the
    /// content exactly as in the source, else an index in `decodedTexts`.
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

  /// The source text of the list. Empty for a binary list.
  package let source: SourceText
  /// Whether the list was binary. Its values then have no locations in the file, and the keys of a
  /// dictionary are sorted by their bytes.
  package let isBinary: Bool
  let nodes: [Node]
  let decodedTexts: [Range<Int>]
  let arena: [UInt8]
  package let keys: KeyTable

  /// The root value of the list.
  package var root: NodeID { 0 }
  /// The number of values in the list, at any depth.
  package var count: Int { nodes.count }

  /// The kind of a value.
  package func kind(_ node: NodeID) -> Kind {
    nodes[node].kind
  }

  /// The bytes of the whole value, such as `<string>…</string>`. `nil` in a binary list.
  package func range(of node: NodeID) -> Range<Int>? {
    nodes[node].value.range
  }

  /// The bytes of the whole key, such as `<key>…</key>`. `nil` if the value is not in a dictionary, and in a binary
  /// list.
  package func keyRange(of node: NodeID) -> Range<Int>? {
    nodes[node].keyElement.range
  }

  /// The bytes between a value's tags. `nil` for an empty-element tag such as `<string/>`, and in a binary list.
  package func contentRange(of node: NodeID) -> Range<Int>? {
    nodes[node].content.range
  }

  /// The bytes between a key's tags. `nil` if ``keyRange(of:)`` is `nil` or the key is an empty-element tag.
  package func keyContentRange(of node: NodeID) -> Range<Int>? {
    nodes[node].keyContent.range
  }

  /// The bytes of a value and its key, with the white space before them. `nil` if ``keyRange(of:)`` is `nil`.
  package func entryRange(of node: NodeID) -> Range<Int>? {
    guard let key = keyRange(of: node), let value = range(of: node) else { return nil }
    return LineRemoval.range(of: key.lowerBound..<value.upperBound, in: source.bytes)
  }

  /// The number of a value's key: its index in ``KnownKeys``, or a higher number for an unknown key, or -1 if
  /// the value is not in a dictionary.
  package func key(of node: NodeID) -> Int32 {
    nodes[node].key
  }

  /// The name of a value's key. Empty if the value is not in a dictionary.
  package func keyName(of node: NodeID) -> String {
    keys.name(nodes[node].key)
  }

  /// The name of the key with a number.
  package func keyName(_ key: Int32) -> String {
    keys.name(key)
  }

  /// The values in a dictionary or an array, in file order. Empty for other values.
  package func children(of node: NodeID) -> Children {
    Children(nodes: nodes, current: node + 1, end: Int(nodes[node].next))
  }

  /// The number of values in a dictionary or an array. 0 for other values.
  package func childCount(of node: NodeID) -> Int {
    switch nodes[node].kind {
    case .dictionary, .array: Int(nodes[node].payload)
    default: 0
    }
  }

  /// The values in one container.
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
  /// Passes a value's text with XML escapes decoded, without creating a `String`.
  /// Empty for a dictionary, an array and a Boolean.
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

  /// The text of a string; `nil` for other kinds.
  package func string(_ node: NodeID) -> String? {
    guard nodes[node].kind == .string else { return nil }
    return withText(node) { String(decoding: $0, as: UTF8.self) }
  }

  /// The value of an integer; `nil` for other kinds and for values that the reader reported.
  package func integer(_ node: NodeID) -> PropertyListInteger? {
    guard nodes[node].kind == .integer else { return nil }
    return withText(node) { try? ScalarText.integer($0) }
  }

  /// The value of a real; `nil` for other kinds, including integers, and for values that the reader reported.
  package func real(_ node: NodeID) -> Double? {
    guard nodes[node].kind == .real else { return nil }
    return withText(node) { try? ScalarText.real($0) }
  }

  /// The value of a Boolean; `nil` for other kinds.
  package func boolean(_ node: NodeID) -> Bool? {
    nodes[node].kind == .boolean ? nodes[node].payload == 1 : nil
  }

  /// The value of a date; `nil` for other kinds and for values that the reader reported.
  package func date(_ node: NodeID) -> Date? {
    guard nodes[node].kind == .date else { return nil }
    let seconds = withText(node) { isBinary ? try? ScalarText.real($0) : ScalarText.date($0) }
    return seconds.map { Date(timeIntervalSinceReferenceDate: $0) }
  }

  /// The bytes of a data value; `nil` for other kinds and for values that the reader reported.
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
