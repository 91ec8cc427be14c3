/// The keys that one kind of dictionary may have, as numbers that the property list reader gives out.
struct KeyGroup<Key: CaseIterable & RawRepresentable & Sendable>: Sendable where Key.RawValue == String {
  /// What the keys' names begin with.
  let prefix: String
  /// The number of the first key.
  let first: Int32
  private let keys: [Key]

  init(_ prefix: String, first: Int32) {
    self.prefix = prefix
    self.first = first
    self.keys = Array(Key.allCases)
  }

  /// The number after the last key.
  var end: Int32 {
    first + Int32(keys.count)
  }

  /// The names in the order of their numbers.
  var names: [String] {
    keys.map { prefix + $0.rawValue }
  }

  /// The key with a number; `nil` where it is none of this group's.
  subscript(number: Int32) -> Key? {
    number >= first && number < end ? keys[Int(number - first)] : nil
  }
}
