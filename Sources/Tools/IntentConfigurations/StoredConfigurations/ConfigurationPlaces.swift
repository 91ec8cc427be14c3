import IntentSchema

/// Finds the locations of a configuration's values in its file.
///
/// The names of each object are sorted once, so that many problems in one object stay cheap.
package struct ConfigurationPlaces {
  /// The location of a value.
  package struct Place {
    /// The bytes of the value, or of the nearest enclosing one if it is missing.
    package var value: Range<Int>?
    /// The bytes of its name; `nil` for an element or a missing value.
    package var name: Range<Int>?
  }

  private let root: LocatedValue
  private var indices: [ValuePath: [String: Int]] = [:]

  package init(_ root: LocatedValue) {
    self.root = root
  }

  package mutating func place(of path: ValuePath) -> Place {
    var current = root
    var place = Place(value: root.range)
    for (depth, step) in path.steps.enumerated() {
      place.name = nil
      switch (step, current.kind) {
      case (.index(let index), .array(let elements)) where elements.indices.contains(index):
        current = elements[index]
      case (.name(let name), .object(let members)):
        guard let index = index(members, at: ValuePath(Array(path.steps[..<depth])))[name] else {
          return place
        }
        current = members[index].value
        place.name = members[index].nameRange
      default:
        return place
      }
      place.value = current.range
    }
    return place
  }

  private mutating func index(_ members: [LocatedValue.Member], at path: ValuePath) -> [String: Int] {
    if let index = indices[path] { return index }
    var index: [String: Int] = [:]
    for (number, member) in members.enumerated() { index[member.name] = number }
    indices[path] = index
    return index
  }
}
