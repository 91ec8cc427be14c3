/// The position of each name in a list. A lookup takes the same time however long the list is.
///
/// It follows from the list, so comparisons ignore it.
struct NameIndex: Sendable, Equatable {
  /// The names in order.
  private(set) var names: [String]
  private var places: [String: Int] = [:]

  init(_ names: [String]) {
    self.names = names
    places.reserveCapacity(names.count)
    for (place, name) in names.enumerated() where places[name] == nil { places[name] = place }
  }

  /// The position of a name. If two names are equal, it is the first position.
  @inline(never)
  subscript(name: String) -> Int? { places[name] }

  mutating func append(_ name: String) {
    if places[name] == nil { places[name] = names.count }
    names.append(name)
  }

  static func == (left: NameIndex, right: NameIndex) -> Bool { true }
}
