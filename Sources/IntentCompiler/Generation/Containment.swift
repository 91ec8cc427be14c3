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

  private mutating func findCircles(_ names: [String]) {
    for (number, members) in IntentCompiler.circles(from: names, { contained[$0] ?? [] }).enumerated() {
      for member in members { circles[member] = number }
      // What the members contain comes before them, so its size is known.
      for member in members {
        for child in contained[member] ?? [] where !isBoxed(child, in: member) {
          sizes[member, default: 0] += sizes[child] ?? 0
        }
      }
    }
  }
}
