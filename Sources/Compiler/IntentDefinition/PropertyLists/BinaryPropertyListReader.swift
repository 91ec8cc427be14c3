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

  /// What is known about an object of the file so far. Several values can refer to one object.
  private struct Object {
    /// How far the object is read. One in progress must not contain itself.
    enum State {
      case unread, inProgress, read
    }
    var state = State.unread
    var node = 0
    var height = 0
    var key: Int32 = -1
    var name: [UInt8] = []
  }

  /// In bytes. Longer keys would make sorting slow.
  private static let maximumKeyLength = 4096

  private let table: BinaryObjectTable
  private var objects: [Object]
  private var nodes: [PropertyList.Node] = []
  private var decodedTexts: [Range<Int>] = []
  private var arena: [UInt8] = []
  private var keys = KeyTable()
  private var duplicateKeys: [String] = []
  /// The bytes left to read, at first twice the file's size: valid objects don't overlap, and each is read at
  /// most once as a value and once as a key.
  private var budget: Int

  static func read(_ bytes: [UInt8], path: String) -> PropertyListReader.Result {
    let source = SourceText(path: path, bytes: [])
    let location = SourceLocation(file: path)
    do throws(Problem) {
      var reader = BinaryPropertyListReader(table: try BinaryObjectTable(bytes))
      _ = try reader.readObject(reader.table.root, key: -1, depth: 1)
      let list = PropertyList(
        source: source,
        isBinary: true,
        nodes: reader.nodes,
        decodedTexts: reader.decodedTexts,
        arena: reader.arena,
        keys: reader.keys.names
      )
      let diagnostics = reader.duplicateKeys.map {
        Diagnostic(.notAPropertyList, "duplicate key '\($0)' in a dictionary; remove one", at: location)
      }
      return PropertyListReader.Result(source: source, list: list, diagnostics: diagnostics)
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
    objects = Array(repeating: Object(), count: table.count)
    budget = table.size * 2
  }

  private mutating func readValue(_ index: Int) throws(Problem) -> BinaryObjectTable.Value {
    let value = try table.value(index)
    switch value {
    case .boolean: budget -= 1
    case .scalar(_, let text): budget -= text.count / 2
    case .array(let references): budget -= references.count
    case .dictionary(let keys, _): budget -= keys.count * 2
    }
    guard budget >= 0 else { throw .damaged }
    return value
  }

  private mutating func readObject(_ index: Int, key: Int32, depth: Int) throws(Problem) -> Int {
    guard depth <= XMLTreeBuilder.maximumDepth else { throw .tooDeep }
    switch objects[index].state {
    case .inProgress:
      throw Problem(
        message: "a value of the binary property list contains itself"
      )
    case .read:
      return try repeatObject(index, key: key, depth: depth)
    case .unread:
      break
    }
    objects[index].state = .inProgress
    let node = nodes.count
    var height = 1
    switch try readValue(index) {
    case .array(let references):
      nodes.append(PropertyList.Node(kind: .array, key: key, payload: Int32(references.count)))
      for place in references {
        height = max(height, try readObject(try table.reference(at: place), key: -1, depth: depth + 1) + 1)
      }
    case .dictionary(let keyPlaces, let valuePlaces):
      let pairs = try pairs(keyPlaces, valuePlaces)
      nodes.append(PropertyList.Node(kind: .dictionary, key: key, payload: Int32(pairs.count)))
      for pair in pairs {
        height = max(height, try readObject(pair.value, key: pair.key, depth: depth + 1) + 1)
      }
    case .boolean(let value):
      nodes.append(PropertyList.Node(kind: .boolean, key: key, payload: value ? 1 : 0))
    case .scalar(let kind, let text):
      nodes.append(PropertyList.Node(kind: kind, key: key, payload: Int32(decodedTexts.count)))
      decodedTexts.append(arena.count..<arena.count + text.count)
      arena.append(contentsOf: text)
    }
    // The children follow their container, so only now its end is known.
    nodes[node].next = Int32(nodes.count)
    objects[index].state = .read
    objects[index].node = node
    objects[index].height = height
    return height
  }

  /// Limits the copies, because a small file can refer to an object very often.
  private mutating func repeatObject(_ index: Int, key: Int32, depth: Int) throws(Problem) -> Int {
    let first = objects[index].node
    let last = Int(nodes[first].next)
    guard depth + objects[index].height - 1 <= XMLTreeBuilder.maximumDepth else { throw .tooDeep }
    guard nodes.count + last - first <= table.maximumNodeCount else {
      throw Problem(
        message: "the binary property list repeats its values too often"
      )
    }
    let shift = Int32(nodes.count - first)
    let copy = nodes.count
    for original in first..<last {
      var node = nodes[original]
      node.next += shift
      nodes.append(node)
    }
    nodes[copy].key = key
    return objects[index].height
  }

  private mutating func pairs(
    _ keyPlaces: [Int],
    _ valuePlaces: [Int]
  ) throws(Problem) -> [(key: Int32, value: Int)] {
    var pairs: [(key: Int32, value: Int, name: [UInt8])] = []
    pairs.reserveCapacity(keyPlaces.count)
    var seen: Set<Int32> = []
    var repeated: Set<Int32> = []
    for (keyPlace, valuePlace) in zip(keyPlaces, valuePlaces) {
      let object = try table.reference(at: keyPlace)
      if objects[object].key < 0 {
        guard case .scalar(.string, let name) = try readValue(object), name.count <= Self.maximumKeyLength
        else {
          throw .damaged
        }
        objects[object].key = keys.number(of: name[...])
        objects[object].name = name
      }
      guard seen.insert(objects[object].key).inserted else {
        // A few bytes can repeat the longest key.
        if repeated.insert(objects[object].key).inserted {
          duplicateKeys.append(keys.names[Int(objects[object].key)].shortened)
        }
        continue
      }
      pairs.append((objects[object].key, try table.reference(at: valuePlace), objects[object].name))
    }
    pairs.sort { $0.name.lexicographicallyPrecedes($1.name) }
    return pairs.map { ($0.key, $0.value) }
  }
}
