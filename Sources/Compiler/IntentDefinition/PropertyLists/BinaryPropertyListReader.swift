import IntentDiagnostics

/// Builds the same tree as from XML, but without locations.
///
/// Doesn't use Foundation's decoder, because it confuses integers and reals, and never finishes if nested
/// arrays contain the same arrays many times.
struct BinaryPropertyListReader {
  /// Why a binary property list can't be read.
  struct Problem: Error {
    let message: String

    static let damaged = Problem(
      message: "the binary property list is damaged or truncated"
    )
    static let tooDeep = Problem(
      message: "values are nested more than \(XMLTreeBuilder.maximumDepth) levels deep"
    )
  }

  private let table: BinaryObjectTable
  private var nodes: [PropertyList.Node] = []
  /// The node of each text that was read: many values can share a long text.
  private var texts: [Int: PropertyList.Node] = [:]
  /// In bytes. Longer keys would make sorting slow.
  private static let maximumKeyLength = 4096

  /// The number of each object's key once it is read.
  private var keyNumbers: [Int: Int32] = [:]
  private var decodedTexts: [Range<Int>] = []
  private var arena: [UInt8] = []
  private var keys = KeyTable()

  static func read(_ bytes: [UInt8], path: String) -> PropertyListReader.Result {
    let source = SourceText(path: path, bytes: [])
    let location = SourceLocation(file: path)
    do throws(Problem) {
      var reader = BinaryPropertyListReader(table: try BinaryObjectTable(bytes))
      try reader.readObject(reader.table.root, key: -1, depth: 1)
      let list = PropertyList(
        source: source,
        isBinary: true,
        nodes: reader.nodes,
        decodedTexts: reader.decodedTexts,
        arena: reader.arena,
        keys: reader.keys.names
      )
      return PropertyListReader.Result(source: source, list: list, diagnostics: [])
    } catch {
      return PropertyListReader.Result(
        source: source,
        list: nil,
        diagnostics: [Diagnostic(.notAPropertyList, error.message, at: location)]
      )
    }
  }

  private init(table: BinaryObjectTable) {
    self.table = table
  }

  private mutating func readObject(_ index: Int, key: Int32, depth: Int) throws(Problem) {
    // An object that contains itself is too deep, too.
    guard depth <= XMLTreeBuilder.maximumDepth else { throw .tooDeep }
    guard max(nodes.count, arena.count) <= table.maximumNodeCount else {
      throw Problem(message: "the binary property list repeats its values too often")
    }
    let node = nodes.count
    if var text = texts[index] {
      (text.key, text.next) = (key, Int32(node + 1))
      return nodes.append(text)
    }
    switch try table.value(index) {
    case .array(let references):
      nodes.append(PropertyList.Node(kind: .array, key: key, payload: Int32(references.count)))
      for offset in references {
        try readObject(try table.reference(at: offset), key: -1, depth: depth + 1)
      }
    case .dictionary(let keyOffsets, let valueOffsets):
      let pairs = try pairs(keyOffsets, valueOffsets)
      nodes.append(PropertyList.Node(kind: .dictionary, key: key, payload: Int32(pairs.count)))
      for pair in pairs {
        try readObject(pair.value, key: pair.key, depth: depth + 1)
      }
    case .boolean(let value):
      nodes.append(PropertyList.Node(kind: .boolean, key: key, payload: value ? 1 : 0))
    case .scalar(let kind, let text):
      nodes.append(PropertyList.Node(kind: kind, key: key, payload: Int32(decodedTexts.count)))
      texts[index] = nodes[node]
      decodedTexts.append(arena.count..<arena.count + text.count)
      arena.append(contentsOf: text)
    }
    // The children follow their container, so only now its end is known.
    nodes[node].next = Int32(nodes.count)
  }

  private mutating func key(_ index: Int) throws(Problem) -> Int32 {
    if let number = keyNumbers[index] { return number }
    guard case .scalar(.string, let name) = try table.value(index), name.count <= Self.maximumKeyLength else {
      throw .damaged
    }
    let number = keys.number(of: name[...])
    keyNumbers[index] = number
    return number
  }

  private mutating func pairs(
    _ keyOffsets: [Int],
    _ valueOffsets: [Int]
  ) throws(Problem) -> [(key: Int32, value: Int)] {
    var values: [Int32: Int] = [:]
    for (keyOffset, valueOffset) in zip(keyOffsets, valueOffsets) {
      let key = try key(try table.reference(at: keyOffset))
      guard values.updateValue(try table.reference(at: valueOffset), forKey: key) == nil else {
        let name = keys.names[Int(key)].shortened
        throw Problem(message: "duplicate key '\(name)' in a dictionary; remove one")
      }
    }
    let names = keys.names
    return values.map { (key: $0.key, value: $0.value) }
      .sorted { names[Int($0.key)].utf8.lexicographicallyPrecedes(names[Int($1.key)].utf8) }
  }
}
