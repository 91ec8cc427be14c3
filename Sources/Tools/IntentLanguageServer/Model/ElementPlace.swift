import IntentCompiler
import IntentDefinition

/// Finds the element around a place in a file.
enum ElementPlace {
  static func element(at offset: Int, in definition: Definition) -> ElementSite? {
    func isAt(_ range: Range<Int>?) -> Bool { range?.contains(offset) ?? false }
    if let i = definition.intents.firstIndex(where: { isAt($0.range) }) {
      let intent = definition.intents[i]
      if let j = intent.parameters.firstIndex(where: { isAt($0.range) }) { return .parameter(i, j) }
      guard let response = intent.response else { return .intent(i) }
      if let j = response.parameters.firstIndex(where: { isAt($0.range) }) { return .responseParameter(i, j) }
      if let j = response.codes.firstIndex(where: { isAt($0.range) }) { return .responseCode(i, j) }
      return .intent(i)
    }
    if let i = definition.enums.firstIndex(where: { isAt($0.range) }) {
      let cases = definition.enums[i].cases
      return cases.firstIndex { isAt($0.range) }.map { .enumCase(i, $0) } ?? .enumeration(i)
    }
    guard let i = definition.types.firstIndex(where: { isAt($0.range) }) else { return nil }
    let properties = definition.types[i].properties
    return properties.firstIndex { isAt($0.range) }.map { .property(i, $0) } ?? .type(i)
  }
}

/// From the root to the innermost value.
struct TreePlace {
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
  var container: String? {
    guard let depth = nodes.lastIndex(where: { list.kind($0) == .dictionary }), depth > 0 else { return nil }
    let parent = nodes[depth - 1]
    guard list.hasKey(nodes[depth]) else { return list.keyName(of: parent) }
    let name = list.keyName(of: parent)
    // This dictionary's keys are names of parameters.
    return name.hasSuffix("ParameterCombinations") ? name : list.keyName(of: nodes[depth])
  }

  var arrayKey: String? {
    nodes.last.flatMap { list.kind($0) == .array ? list.keyName(of: $0) : nil }
      ?? nodes.dropLast().last.flatMap { list.kind($0) == .array ? list.keyName(of: $0) : nil }
  }
}
