/// The keys of one property list, each numbered once.
///
/// The known keys come first; the others get the next numbers in the order of their first use.
package struct KeyTable: Sendable {
  let known: KnownKeys
  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  /// Open addressing over the unknown keys: an index in `ends`, or -1.
  private var slots: [Int32] = []

  init(known: KnownKeys) {
    self.known = known
  }

  /// The count of numbers in use.
  var count: Int { known.names.count + ends.count }

  /// The name of a key, or an empty string if no key has the number.
  func name(_ number: Int32) -> String {
    let index = Int(number)
    guard index >= 0, index < count else { return "" }
    guard index >= known.names.count else { return known.names[index] }
    return String(decoding: bytes[range(index - known.names.count)], as: UTF8.self)
  }

  /// Passes the UTF-8 name of a key; empty if no key has the number.
  package func withName<Result>(_ number: Int32, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let index = Int(number)
    guard index >= known.names.count, index < count else { return known.withName(number, body) }
    return bytes.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[range(index - known.names.count)]))
    }
  }

  /// The number of a key; a new one if the key is new.
  mutating func number(of key: UnsafeBufferPointer<UInt8>) -> Int32 {
    if let number = known.number(of: key) {
      return number
    }
    if ends.count * 2 >= slots.count {
      grow()
    }
    var slot = firstSlot(of: key)
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      let isSame = bytes.withUnsafeBufferPointer {
        sameBytes(key, UnsafeBufferPointer(rebasing: $0[range(index)]))
      }
      if isSame {
        return Int32(known.names.count + index)
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(ends.count)
    bytes.append(contentsOf: key)
    ends.append(bytes.count)
    return Int32(count - 1)
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: max(64, slots.count * 2))
    for index in ends.indices {
      var slot = bytes.withUnsafeBufferPointer {
        firstSlot(of: UnsafeBufferPointer(rebasing: $0[range(index)]))
      }
      while slots[slot] >= 0 {
        slot = (slot + 1) & (slots.count - 1)
      }
      slots[slot] = Int32(index)
    }
  }

  /// These keys come from the input, so the standard library's seeded hash protects against collision attacks.
  private func firstSlot(of key: UnsafeBufferPointer<UInt8>) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(key))
    return hasher.finalize() & (slots.count - 1)
  }

  private func range(_ index: Int) -> Range<Int> {
    (index == 0 ? 0 : ends[index - 1])..<ends[index]
  }
}

/// Whether two texts have the same bytes.
func sameBytes(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
  let count = left.count
  guard count == right.count else { return false }
  let left = UnsafeRawBufferPointer(left)
  let right = UnsafeRawBufferPointer(right)
  guard count >= 8 else { return (0..<count).allSatisfy { left[$0] == right[$0] } }
  func isSameWord(at offset: Int) -> Bool {
    left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      == right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }
  // The last word may overlap the one before it.
  var offset = 0
  while offset + 8 < count {
    guard isSameWord(at: offset) else { return false }
    offset += 8
  }
  return isSameWord(at: count - 8)
}
