import IntentSchema

/// A fingerprint of a definition's meaning, independent of order, texts and defaults.
///
/// Definitions with the same hash store the same data in the same way. The hash is a 64-bit FNV-1a of a
/// canonical text, and not cryptographic.
package enum SchemaHash {
  package static func hash(of intent: DefinitionSchema.Intent) -> String {
    hash(of: intent, TypeHashes(intent.configuration.types, from: roots(of: intent)))
  }

  package static func hashes(of intents: [DefinitionSchema.Intent]) -> [String] {
    let types = typeHashes(of: intents)
    return intents.map { hash(of: $0, types) }
  }

  /// Usually, all intents share the first intent's type table.
  static func typeHashes(of intents: some Sequence<DefinitionSchema.Intent>) -> TypeHashes {
    var types: TypeTable?
    var roots: [ParameterType] = []
    for intent in intents {
      let known = types ?? intent.configuration.types
      types = known
      if known == intent.configuration.types { roots += self.roots(of: intent) }
    }
    return TypeHashes(types ?? TypeTable(), from: roots)
  }

  static func hash(of intent: DefinitionSchema.Intent, _ types: TypeHashes) -> String {
    guard types.types == intent.configuration.types else { return hash(of: intent) }
    return CanonicalSchema(intents: [intent], reached: types.hashes(of: roots(of: intent))).hash
  }

  /// Includes the types from other files that the intents use.
  package static func hash(of definition: DefinitionSchema) -> String {
    var schema = CanonicalSchema(
      intents: definition.intents,
      enums: definition.enums,
      objects: definition.objects
    )
    var seen = (enums: Set(definition.enums.map(\.name)), objects: Set(definition.objects.map(\.name)))
    var visited: Set<String> = []
    for intent in definition.intents {
      let types = intent.configuration.types
      var pending = roots(of: intent)
      while let type = pending.popLast() {
        switch type {
        case .enumeration(let name):
          guard let found = types.enums[name], seen.enums.insert(name).inserted else { continue }
          schema.enums.append(found)
        case .object(let name):
          guard let found = types.objects[name], visited.insert(name).inserted else { continue }
          if seen.objects.insert(name).inserted { schema.objects.append(found) }
          pending.append(contentsOf: found.properties.lazy.map(\.type))
        default: continue
        }
      }
    }
    return schema.hash
  }

  private static func roots(of intent: DefinitionSchema.Intent) -> [ParameterType] {
    let types = intent.configuration.parameters.map(\.type) + (intent.response?.parameters.map(\.type) ?? [])
    return types.filter { type in
      switch type {
      case .enumeration, .object: true
      default: false
      }
    }
  }
}

/// Types in a cycle share a hash.
struct TypeHashes: Sendable {
  private enum Node: Hashable {
    case enumeration(String)
    case object(String)

    init?(_ type: ParameterType, in types: TypeTable) {
      switch type {
      case .enumeration(let name) where types.enums[name] != nil: self = .enumeration(name)
      case .object(let name) where types.objects[name] != nil: self = .object(name)
      default: return nil
      }
    }
  }

  let types: TypeTable
  private var hashes: [Node: String] = [:]

  init(_ types: TypeTable, from roots: some Sequence<ParameterType>) {
    self.types = types
    let nodes = roots.compactMap { Node($0, in: types) }
    for circle in circles(from: nodes, references) { hash(Set(circle)) }
  }

  func hashes(of roots: some Sequence<ParameterType>) -> [String] {
    Set(roots.lazy.compactMap { Node($0, in: types).flatMap { hashes[$0] } }).sorted()
  }

  private func references(of node: Node) -> [Node] {
    guard case .object(let name) = node else { return [] }
    return types.objects[name]?.properties.compactMap { Node($0.type, in: types) } ?? []
  }

  private mutating func hash(_ circle: Set<Node>) {
    var schema = CanonicalSchema()
    var reached: Set<String> = []
    for node in circle {
      switch node {
      case .enumeration(let name):
        if let found = types.enums[name] { schema.enums.append(found) }
      case .object(let name):
        if let found = types.objects[name] { schema.objects.append(found) }
      }
      // Types outside the cycle are already hashed.
      reached.formUnion(references(of: node).compactMap { hashes[$0] })
    }
    schema.reached = reached.sorted()
    let hash = schema.hash
    for node in circle { hashes[node] = hash }
  }
}

package struct Digest {

  package init() {}
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  }

  /// 16 hexadecimal digits.
  package var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  package static func text(of bytes: some Sequence<UInt8>) -> String {
    var digest = Digest()
    digest.add(bytes)
    return digest.text
  }
}
