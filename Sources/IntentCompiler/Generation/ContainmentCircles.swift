import IntentSchema

/// Finds the object types that contain themselves by way of properties that are no arrays: Swift cannot store
/// such a value in place.
struct ContainmentCircles {
  /// The circle that each type stands in, by the type's name. Types that contain each other share a number.
  private var circles: [String: Int] = [:]
  private var contained: [String: [String]] = [:]

  init(_ objects: [ObjectSchema]) {
    for object in objects {
      contained[object.name] = object.properties.compactMap { property in
        guard case .object(let name) = property.type, !property.isArray else { return nil }
        return name
      }
    }
    findCircles(objects.map(\.name))
  }

  /// The types that stand in one circle with a type, itself among them where it contains itself.
  func circle(of name: String) -> Set<String> {
    guard let circle = circles[name] else { return [] }
    return Set((contained[name] ?? []).filter { circles[$0] == circle })
  }

  /// Tarjan's algorithm, with a stack of its own so that a long chain of types cannot exhaust the program's.
  private mutating func findCircles(_ names: [String]) {
    var order: [String: Int] = [:]
    var low: [String: Int] = [:]
    var path: [String] = []
    var onPath: Set<String> = []
    for root in names where order[root] == nil {
      var work: [(name: String, next: Int)] = [(root, 0)]
      while let (name, next) = work.last {
        if next == 0 {
          order[name] = order.count
          low[name] = order[name]
          path.append(name)
          onPath.insert(name)
        }
        let children = contained[name] ?? []
        if next < children.count {
          work[work.count - 1].next += 1
          let child = children[next]
          if order[child] == nil {
            work.append((child, 0))
          } else if onPath.contains(child) {
            low[name] = min(low[name] ?? 0, order[child] ?? 0)
          }
          continue
        }
        work.removeLast()
        if let parent = work.last?.name { low[parent] = min(low[parent] ?? 0, low[name] ?? 0) }
        guard low[name] == order[name] else { continue }
        while let member = path.popLast() {
          onPath.remove(member)
          circles[member] = order[name]
          if member == name { break }
        }
      }
    }
  }
}
