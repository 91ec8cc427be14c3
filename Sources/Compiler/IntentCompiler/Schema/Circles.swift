/// Finds strongly connected components with Tarjan's algorithm. A component comes after the components that
/// it refers to. Uses an explicit stack, because long chains would overflow the call stack.
func circles<Node: Hashable>(from roots: some Sequence<Node>, _ references: (Node) -> [Node]) -> [[Node]] {
  var circles: [[Node]] = []
  var order: [Node: Int] = [:]
  var path: [Node] = []
  var onPath: Set<Node> = []
  var way: [(node: Node, number: Int, least: Int, rest: [Node])] = []
  func enter(_ node: Node) {
    way.append((node, order.count, order.count, references(node)))
    order[node] = order.count
    path.append(node)
    onPath.insert(node)
  }
  for root in roots where order[root] == nil {
    enter(root)
    while let last = way.indices.last {
      if let next = way[last].rest.popLast() {
        if let number = order[next] {
          if onPath.contains(next) { way[last].least = min(way[last].least, number) }
        } else {
          enter(next)
        }
        continue
      }
      let (node, number, least, _) = way.removeLast()
      if let parent = way.indices.last { way[parent].least = min(way[parent].least, least) }
      guard least == number else { continue }
      var circle: [Node] = []
      while let member = path.popLast() {
        onPath.remove(member)
        circle.append(member)
        if member == node { break }
      }
      circles.append(circle)
    }
  }
  return circles
}
