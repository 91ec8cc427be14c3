import IntentSchema

/// The hash of each type together with all that it refers to.
///
/// Types that refer to each other in a circle have one hash. Each type is written once, and stands by its hash where
/// another refers to it, so that many intents with many types in common cost no more than both.
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

  /// The types that were hashed.
  let types: TypeTable
  private var hashes: [Node: String] = [:]

  /// - Parameters:
  ///   - types: The types.
  ///   - roots: What is asked for later; of the other types none is hashed.
  init(_ types: TypeTable, from roots: some Sequence<ParameterType>) {
    self.types = types
    let nodes = roots.compactMap { Node($0, in: types) }
    for circle in circles(from: nodes, references) { hash(Set(circle)) }
  }

  /// The hashes of types, each once and in order.
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
      // What is outside of the circle was hashed before it.
      reached.formUnion(references(of: node).compactMap { hashes[$0] })
    }
    schema.reached = reached.sorted()
    let hash = schema.hash
    for node in circle { hashes[node] = hash }
  }
}
