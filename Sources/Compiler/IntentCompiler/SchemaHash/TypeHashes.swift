import IntentSchema

/// The hash of each type together with everything that it refers to.
///
/// Types that refer to each other in a cycle share a hash. Each type is written once, and a reference to it is its
/// hash, so that many intents with many shared types cost only the sum of both.
struct TypeHashes: Sendable {
  /// A type of a definition.
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

  /// The types that are already hashed.
  let types: TypeTable
  private var hashes: [Node: String] = [:]

  /// - Parameters:
  ///   - types: The types.
  ///   - roots: The types whose hashes are needed; other types are hashed only if these refer to them.
  init(_ types: TypeTable, from roots: some Sequence<ParameterType>) {
    self.types = types
    let nodes = roots.compactMap { Node($0, in: types) }
    for circle in circles(from: nodes, references) { hash(Set(circle)) }
  }

  /// The hashes of types, sorted and without duplicates.
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
