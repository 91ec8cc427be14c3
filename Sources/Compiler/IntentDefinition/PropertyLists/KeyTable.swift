/// Numbers the known keys first, then others in the order of their first use.
package struct KeyTable: Sendable {
  let known: KnownKeys
  private var others: [Key] = []
  private var numbers: [Key: Int32] = [:]

  /// Distinguishes canonically equivalent keys, which would be equal as strings.
  private struct Key: Sendable, Hashable {
    let bytes: [UInt8]

    func hash(into hasher: inout Hasher) {
      bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }

  init(known: KnownKeys) {
    self.known = known
  }

  var count: Int { known.names.count + others.count }

  func name(_ number: Int32) -> String {
    withName(number) { String(decoding: $0, as: UTF8.self) }
  }

  package func withName<Result>(_ number: Int32, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let index = Int(number) - known.names.count
    guard others.indices.contains(index) else { return known.withName(number, body) }
    return others[index].bytes.withUnsafeBufferPointer(body)
  }

  mutating func number(of key: UnsafeBufferPointer<UInt8>) -> Int32 {
    if let number = known.number(of: key) { return number }
    let key = Key(bytes: Array(key))
    if let number = numbers[key] { return number }
    let number = Int32(count)
    numbers[key] = number
    others.append(key)
    return number
  }
}

package struct KnownKeys: Sendable {
  package let names: [String]

  private let bytes: [UInt8]
  private let ends: [Int]
  /// At most a quarter of the slots is used. A slot contains a key's number, or -1.
  private let slots: [Int32]

  /// A repeated name keeps its first number.
  package init(_ names: [String]) {
    self.names = names
    var bytes: [UInt8] = []
    var ends: [Int] = []
    var size = 16
    while size < names.count * 4 {
      size *= 2
    }
    var slots = [Int32](repeating: -1, count: size)
    for (number, name) in names.enumerated() {
      let start = bytes.count
      bytes.append(contentsOf: name.utf8)
      ends.append(bytes.count)
      var slot = bytes[start...].withUnsafeBufferPointer { Self.hash($0) } & (size - 1)
      while slots[slot] >= 0 {
        slot = (slot + 1) & (size - 1)
      }
      slots[slot] = Int32(number)
    }
    self.bytes = bytes
    self.ends = ends
    self.slots = slots
  }

  func number(of key: UnsafeBufferPointer<UInt8>) -> Int32? {
    let mask = slots.count - 1
    var slot = Self.hash(key) & mask
    return bytes.withUnsafeBufferPointer { bytes in
      while true {
        let number = slots[slot]
        if number < 0 {
          return nil
        }
        let index = Int(number)
        let start = index == 0 ? 0 : ends[index - 1]
        if key.elementsEqual(bytes[start..<ends[index]]) {
          return number
        }
        slot = (slot + 1) & mask
      }
    }
  }

  func withName<Result>(_ number: Int32, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let index = Int(number)
    guard ends.indices.contains(index) else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
    let start = index == 0 ? 0 : ends[index - 1]
    return bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[start..<ends[index]])) }
  }

  private static func hash(_ key: UnsafeBufferPointer<UInt8>) -> Int {
    let raw = UnsafeRawBufferPointer(key)
    var hash = UInt64(truncatingIfNeeded: raw.count)
    func mix(_ word: UInt64) {
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
    }
    if raw.count < 8 {
      for byte in raw { mix(UInt64(byte)) }
    } else {
      var offset = 0
      while offset + 8 < raw.count {
        mix(raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset += 8
      }
      mix(raw.loadUnaligned(fromByteOffset: raw.count - 8, as: UInt64.self))
    }
    return Int(truncatingIfNeeded: hash >> 32)
  }
}
