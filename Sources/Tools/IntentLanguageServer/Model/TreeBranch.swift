import IntentDefinition

/// The values of a definition around an offset, from the root to the innermost.
struct TreeBranch {
  let list: PropertyList
  /// A key isn't part of its value.
  let nodes: [PropertyList.NodeID]

  init(_ list: PropertyList, at offset: Int) {
    self.list = list
    var nodes: [PropertyList.NodeID] = []
    var next: PropertyList.NodeID? = list.root
    while let node = next {
      nodes.append(node)
      next = list.children(of: node).first { list.range(of: $0)?.contains(offset) ?? false }
    }
    self.nodes = nodes
  }

  var dictionary: PropertyList.NodeID? {
    nodes.last { list.kind($0) == .dictionary }
  }

  /// The key of the innermost dictionary or, for a list's element, of the list.
  var container: DefinitionKey? {
    guard let depth = nodes.lastIndex(where: { list.kind($0) == .dictionary }), depth > 0 else { return nil }
    let parent = DefinitionKey(list.keyName(of: nodes[depth - 1]))
    // The keys of a dictionary of combinations are names of parameters.
    let isCombination = parent == .intent(.combinations) || parent == .intent(.managedCombinations)
    guard list.hasKey(nodes[depth]), !isCombination else { return parent }
    return DefinitionKey(list.keyName(of: nodes[depth]))
  }

  var arrayKey: String? {
    nodes.last.flatMap { list.kind($0) == .array ? list.keyName(of: $0) : nil }
      ?? nodes.dropLast().last.flatMap { list.kind($0) == .array ? list.keyName(of: $0) : nil }
  }
}
