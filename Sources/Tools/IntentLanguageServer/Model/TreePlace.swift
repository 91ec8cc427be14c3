import IntentDefinition

/// What is at a byte of a property list: the values around it, from the root to the innermost.
struct TreePlace {
  let list: PropertyList
  /// The values around the byte. A key is not part of its value.
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

  /// The innermost dictionary around the byte, if the byte is between its tags.
  var dictionary: PropertyList.NodeID? {
    nodes.last { list.kind($0) == .dictionary }
  }

  /// The key of the innermost dictionary, or of the list that it is an element of; `nil` for the root.
  var container: String? {
    guard let depth = nodes.lastIndex(where: { list.kind($0) == .dictionary }), depth > 0 else { return nil }
    let parent = nodes[depth - 1]
    guard list.key(of: nodes[depth]) >= 0 else { return list.keyName(of: parent) }
    let name = list.keyName(of: parent)
    // The entries of this dictionary have the names of parameters as keys.
    return name.hasSuffix("ParameterCombinations") ? name : list.keyName(of: nodes[depth])
  }

  /// The key of the innermost list around the byte, if it is a list.
  var arrayKey: String? {
    nodes.last.flatMap { list.kind($0) == .array ? list.keyName(of: $0) : nil }
      ?? nodes.dropLast().last.flatMap { list.kind($0) == .array ? list.keyName(of: $0) : nil }
  }
}
