import IntentDiagnostics
import IntentPlatform

/// A property list as a flat tree. Containers precede their contents, so subtrees are contiguous.
///
/// The children of a dictionary are its values, each with a key. XML keeps all values of a duplicate key, and
/// a binary list only the first.
package struct PropertyList: Sendable {
  /// A value's place in its list.
  package typealias NodeID = Int

  /// The type of a value.
  package enum Kind: UInt8, Sendable {
    case dictionary, array, string, integer, real, boolean, date, data
  }

  /// A value of the tree. Small, because a definition contains many.
  struct Node: Sendable {
    var kind: Kind
    /// An index in `keys`, or -1 outside dictionaries.
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

  /// A range of bytes, in 32 bits because files of 2 GB and more are not read.
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
  /// A binary list has no locations, and sorts its dictionaries by the keys' bytes.
  package let isBinary: Bool
  let nodes: [Node]
  let decodedTexts: [Range<Int>]
  let arena: [UInt8]
  let keys: [String]

  package var root: NodeID { 0 }
  package var count: Int { nodes.count }

  package func kind(_ node: NodeID) -> Kind {
    nodes[node].kind
  }

  /// A value with its tags; `nil` in a binary list.
  package func range(of node: NodeID) -> Range<Int>? {
    nodes[node].value.range
  }

  /// A value's key with its tags; `nil` outside dictionaries and in a binary list.
  package func keyRange(of node: NodeID) -> Range<Int>? {
    nodes[node].keyElement.range
  }

  /// A value between its tags; `nil` for an empty-element tag such as `<string/>`, and in a binary list.
  package func contentRange(of node: NodeID) -> Range<Int>? {
    nodes[node].content.range
  }

  /// A value's key between its tags; `nil` if ``keyRange(of:)`` is, or if the key is an empty-element tag.
  package func keyContentRange(of node: NodeID) -> Range<Int>? {
    nodes[node].keyContent.range
  }

  /// A key and its value, with the white space before the key; `nil` if there is no key.
  package func entryRange(of node: NodeID) -> Range<Int>? {
    guard let key = keyRange(of: node), let value = range(of: node) else { return nil }
    return LineRemoval.range(of: key.lowerBound..<value.upperBound, in: source.bytes)
  }

  package func hasKey(_ node: NodeID) -> Bool {
    nodes[node].key >= 0
  }

  /// An index in `keys`; `nil` outside dictionaries.
  func keyNumber(of node: NodeID) -> Int? {
    hasKey(node) ? Int(nodes[node].key) : nil
  }

  /// The key of a value in a dictionary; empty outside dictionaries.
  package func keyName(of node: NodeID) -> String {
    keyNumber(of: node).map { keys[$0] } ?? ""
  }

  package func children(of node: NodeID) -> Children {
    Children(nodes: nodes, current: node + 1, end: Int(nodes[node].next))
  }

  package func childCount(of node: NodeID) -> Int {
    switch nodes[node].kind {
    case .dictionary, .array: Int(nodes[node].payload)
    default: 0
    }
  }

  /// The direct children of a container, in file order.
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
  /// The text of a scalar, without XML escapes. Empty for a container or a Boolean.
  package func text(of node: NodeID) -> ArraySlice<UInt8> {
    let entry = nodes[node]
    switch entry.kind {
    case .dictionary, .array, .boolean: return []
    default:
      if entry.payload >= 0 { return arena[decodedTexts[Int(entry.payload)]] }
      return source.bytes[entry.content.range ?? 0..<0]
    }
  }

  /// The text of a string; `nil` for values of other kinds.
  package func string(_ node: NodeID) -> String? {
    guard nodes[node].kind == .string else { return nil }
    return String(decoding: text(of: node), as: UTF8.self)
  }

  /// `nil` for a dictionary or an array, and for a text that the reader has reported, such as `abc` in
  /// `<integer>`.
  package func scalar(_ node: NodeID) -> PropertyScalar? {
    var bytes: ArraySlice<UInt8> { text(of: node) }
    switch nodes[node].kind {
    case .dictionary, .array: return nil
    case .string: return .string(String(decoding: bytes, as: UTF8.self))
    case .integer: return (try? ScalarText.integer(bytes)).map { .integer($0) }
    case .real: return (try? ScalarText.real(bytes)).map { .real($0) }
    case .boolean: return .boolean(nodes[node].payload == 1)
    case .date:
      let seconds = isBinary ? try? ScalarText.real(bytes) : ScalarText.date(bytes)
      return seconds.map { .date(Date(timeIntervalSinceReferenceDate: $0)) }
    case .data: return (isBinary ? Array(bytes) : ScalarText.data(bytes)).map { .data($0) }
    }
  }
}

/// A value of a property list that has no parts.
package enum PropertyScalar: Sendable {
  case string(String)
  case integer(PropertyListInteger)
  case real(Double)
  case boolean(Bool)
  case date(Date)
  case data([UInt8])
}
