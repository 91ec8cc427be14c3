import IntentDiagnostics

/// A property list as a flat tree, each value with its place in the file.
///
/// A value is known by the index of its node. Nodes stand in the order of the file, a container
/// before what it holds, so the nodes of a subtree are one run.
///
/// A dictionary's values are its children; each has a key. A key that stands twice is reported by
/// the reader, and both its values are here, in the order of the file.
package struct PropertyList: Sendable {
  /// The index of a value's node. The root is 0.
  package typealias NodeID = Int

  /// What a value is, by the element that holds it.
  package enum Kind: UInt8, Sendable {
    case dictionary, array, string, integer, real, boolean, date, data
  }

  struct Node: Sendable {
    var kind: Kind
    /// The number of the value's key in its dictionary, or -1.
    var key: Int32 = -1
    /// The index after the last node of the subtree.
    var next: Int32 = 0
    /// Container: the number of its children. Boolean: 0 or 1. Otherwise: -1 where the text is the
    /// content as it stands in the source, else an index in `decodedTexts`.
    var payload: Int32 = -1
    var value = Span.none
    var content = Span.none
    var keyElement = Span.none
    var keyContent = Span.none
  }

  /// A byte range in 8 bytes. No file of 2 GB is read.
  struct Span: Sendable, Hashable {
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

  /// The text that the list was read from. Empty for a binary list.
  package let source: SourceText
  /// Whether the list was binary. Its values then have no places in the file, and the keys of a
  /// dictionary are sorted by their bytes.
  package let isBinary: Bool
  let nodes: [Node]
  let decodedTexts: [Range<Int>]
  let arena: [UInt8]
  package let keys: KeyTable

  /// The list's one value.
  package var root: NodeID { 0 }
  /// How many values the list holds, at any depth.
  package var count: Int { nodes.count }

  /// What a value is.
  package func kind(_ node: NodeID) -> Kind {
    nodes[node].kind
  }

  /// The bytes of the whole value, `<string>…</string>`. `nil` in a binary list.
  package func range(of node: NodeID) -> Range<Int>? {
    nodes[node].value.range
  }

  /// The bytes of the whole key, `<key>…</key>`. `nil` for what is no dictionary's value, and in a binary
  /// list.
  package func keyRange(of node: NodeID) -> Range<Int>? {
    nodes[node].keyElement.range
  }

  /// The bytes between a value's tags. `nil` where it is one tag, `<string/>`, and in a binary list.
  package func contentRange(of node: NodeID) -> Range<Int>? {
    nodes[node].content.range
  }

  /// The bytes between a key's tags. `nil` where ``keyRange(of:)`` is, and where the key is one tag.
  package func keyContentRange(of node: NodeID) -> Range<Int>? {
    nodes[node].keyContent.range
  }

  /// The number of a value's key: its place in ``KnownKeys``, or a higher number for a key that is not
  /// known, or -1 for what is no dictionary's value.
  package func key(of node: NodeID) -> Int32 {
    nodes[node].key
  }

  /// The name of a value's key. Empty for what is no dictionary's value.
  package func keyName(of node: NodeID) -> String {
    keys.name(nodes[node].key)
  }

  /// The name of the key with a number.
  package func keyName(_ key: Int32) -> String {
    keys.name(key)
  }

  /// The values that a dictionary or an array holds, in the order of the file. None for other values.
  package func children(of node: NodeID) -> Children {
    Children(nodes: nodes, current: node + 1, end: Int(nodes[node].next))
  }

  /// How many values a dictionary or an array holds. 0 for other values.
  package func childCount(of node: NodeID) -> Int {
    switch nodes[node].kind {
    case .dictionary, .array: Int(nodes[node].payload)
    default: 0
    }
  }

  /// The values that one container holds.
  package struct Children: Sequence, IteratorProtocol, Sendable {
    let nodes: [Node]
    var current: Int
    let end: Int

    package mutating func next() -> NodeID? {
      guard current < end else {
        return nil
      }
      defer { current = Int(nodes[current].next) }
      return current
    }
  }
}
