import IntentSchema

/// Finds properties that must be stored indirectly: their type is large, or contains the owner other than in
/// an array. If large types were stored inline, a chain of types, each with two values of the next, would
/// double in size with every type.
struct Containment {
  private static let limit = 64

  /// Types that contain each other have the same number.
  private var circles: [String: Int] = [:]
  private var contained: [String: [String]] = [:]
  private var sizes: [String: Int] = [:]

  init(_ objects: [ObjectSchema]) {
    for object in objects {
      contained[object.name] = object.properties.compactMap { property in
        guard case .object(let name) = property.type, !property.isArray else { return nil }
        return name
      }
      // 5 for the four predefined values and the retained values.
      sizes[object.name] = 5 + object.properties.count
    }
    findCircles(objects.map(\.name))
  }

  func boxed(in name: String) -> Set<String> {
    Set((contained[name] ?? []).filter { isBoxed($0, in: name) })
  }

  private func isBoxed(_ child: String, in name: String) -> Bool {
    circles[child] == circles[name] || sizes[child] ?? 0 > Self.limit
  }

  private mutating func findCircles(_ names: [String]) {
    for (number, members) in IntentCompiler.circles(from: names, { contained[$0] ?? [] }).enumerated() {
      for member in members { circles[member] = number }
      for member in members {
        for child in contained[member] ?? [] where !isBoxed(child, in: member) {
          sizes[member, default: 0] += sizes[child] ?? 0
        }
      }
    }
  }
}
