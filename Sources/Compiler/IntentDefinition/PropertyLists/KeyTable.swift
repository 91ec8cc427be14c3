/// The different keys of a property list, numbered in the order of their first use.
struct KeyTable: Sendable {
  private(set) var names: [String] = []
  private var numbers: [Key: Int32] = [:]

  /// Its bytes, because canonically equivalent keys would be equal as strings.
  private struct Key: Sendable, Hashable {
    let bytes: [UInt8]

    /// Much faster than one byte at a time.
    func hash(into hasher: inout Hasher) {
      bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }

  mutating func number(of key: some Collection<UInt8>) -> Int32 {
    let key = Key(bytes: Array(key))
    if let number = numbers[key] { return number }
    let number = Int32(names.count)
    numbers[key] = number
    names.append(String(decoding: key.bytes, as: UTF8.self))
    return number
  }
}
