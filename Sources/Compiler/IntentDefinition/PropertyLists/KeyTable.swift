import IntentDiagnostics

/// The different keys of a property list, numbered in the order of their first use.
struct KeyTable: Sendable {
  private(set) var names: [String] = []
  private var texts: [[UInt8]] = []
  private var numbers: [Text: Int32] = [:]
  /// The last key for each short hash. A definition contains thousands of keys, but few different ones.
  private var recent = [Int32](repeating: -1, count: 512)

  /// The bytes of a key, because canonically equivalent keys would be equal as strings.
  private struct Text: Sendable, Hashable {
    let bytes: [UInt8]

    /// Much faster than one byte at a time.
    func hash(into hasher: inout Hasher) {
      bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }

  mutating func number(of key: ArraySlice<UInt8>) -> Int32 {
    let slot = shortHash(key)
    let number = recent[slot]
    if number >= 0, key.withUnsafeBufferPointer(texts[Int(number)][...].isEqual) { return number }
    recent[slot] = numberOfAny(key)
    return recent[slot]
  }

  private mutating func numberOfAny(_ key: ArraySlice<UInt8>) -> Int32 {
    let text = Text(bytes: Array(key))
    if let number = numbers[text] { return number }
    let number = Int32(names.count)
    numbers[text] = number
    texts.append(text.bytes)
    names.append(String(decoding: text.bytes, as: UTF8.self))
    return number
  }

  /// Hashes the length and the last eight bytes: they differ in all keys of the format.
  private func shortHash(_ key: ArraySlice<UInt8>) -> Int {
    let end = key.withUnsafeBytes { bytes in
      bytes.count < 8 ? 0 : bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self)
    }
    let hash = (end ^ UInt64(key.count)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: hash >> 33) % recent.count
  }
}
