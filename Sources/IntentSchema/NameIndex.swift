/// The places of named things in their order, so that looking one up costs the same however many there are.
///
/// It follows from what it was made of, so it takes no part in comparing.
struct NameIndex: Sendable, Hashable {
  /// The names in their order.
  private(set) var names: [String]
  private var places: [String: Int] = [:]

  init(_ names: [String]) {
    self.names = names
    places.reserveCapacity(names.count)
    for (place, name) in names.enumerated() where places[name] == nil { places[name] = place }
  }

  /// The place of a name; of two equal ones the first.
  @inline(never)
  subscript(name: String) -> Int? { places[name] }

  mutating func append(_ name: String) {
    if places[name] == nil { places[name] = names.count }
    names.append(name)
  }

  static func == (left: NameIndex, right: NameIndex) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
