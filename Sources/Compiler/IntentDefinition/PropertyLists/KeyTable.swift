/// The different keys of a property list, numbered in the order of their first use.
struct KeyTable: Sendable {
  private(set) var names: [String] = []
  /// By bytes, because canonically equivalent keys would be equal as strings.
  private var numbers: [[UInt8]: Int32] = [:]

  mutating func number(of key: some Collection<UInt8>) -> Int32 {
    let bytes = Array(key)
    if let number = numbers[bytes] { return number }
    let number = Int32(names.count)
    numbers[bytes] = number
    names.append(String(decoding: bytes, as: UTF8.self))
    return number
  }
}
