/// The keys of one kind of dictionary, as numbers of the property list reader.
struct KeyGroup<Key: CaseIterable & RawRepresentable & Sendable>: Sendable where Key.RawValue == String {
  /// The common prefix of the names.
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

  /// The names by number: each is the prefix with a key, whose first letter is a capital there.
  var names: [String] {
    keys.map { key in
      var name = Array(key.rawValue.utf8)
      name[0] &= ~0x20
      return prefix + String(decoding: name, as: UTF8.self)
    }
  }

  /// The key for a number; `nil` if it is not in this group.
  subscript(number: Int32) -> Key? {
    number >= first && number < end ? keys[Int(number - first)] : nil
  }
}
