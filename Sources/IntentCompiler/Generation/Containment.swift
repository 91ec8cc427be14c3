import IntentSchema

/// Finds the properties of object types whose values cannot be stored in place: those of a type that contains
/// the owner again, without an array in between, and those of a type that is large, because types that each
/// contain two of the next would double in size with every one.
struct Containment {
  /// The largest number of values that a type may have to be stored in place.
  private static let limit = 64

  /// The circle that each type stands in, by the type's name. Types that contain each other share a number.
  private var circles: [String: Int] = [:]
  private var contained: [String: [String]] = [:]
  /// How many values of each type are stored in place, its contained objects' among them.
  private var sizes: [String: Int] = [:]

  init(_ objects: [ObjectSchema]) {
    for object in objects {
      contained[object.name] = object.properties.compactMap { property in
        guard case .object(let name) = property.type, !property.isArray else { return nil }
        return name
      }
      // Every object has four values of its own, and the ones that were not understood.
      sizes[object.name] = 5 + object.properties.count
    }
    findCircles(objects.map(\.name))
  }

  /// The types whose values a type holds elsewhere.
  func boxed(in name: String) -> Set<String> {
    Set((contained[name] ?? []).filter { isBoxed($0, in: name) })
  }

  private func isBoxed(_ child: String, in name: String) -> Bool {
    circles[child] == circles[name] || sizes[child] ?? 0 > Self.limit
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
        var members: [String] = []
        while let member = path.popLast() {
          onPath.remove(member)
          circles[member] = order[name]
          members.append(member)
          if member == name { break }
        }
        // What the members contain was left before them, so its size is known.
        for member in members {
          for child in contained[member] ?? [] where !isBoxed(child, in: member) {
            sizes[member, default: 0] += sizes[child] ?? 0
          }
        }
      }
    }
  }
}
