/// Turns what a terminal sends into keys, however the bytes are split.
///
/// What begins like a longer sequence waits for the rest; `flush()` says that nothing more came in time.
struct KeyDecoder: Sendable {
  /// No sequence of a key is longer; what is, is dropped.
  private static let longestSequence = 64
  /// The most bytes that one paste may have; the rest is dropped.
  static let longestPaste = 1 << 20

  private var pending: [UInt8] = []
  private var paste: [UInt8]?

  /// Whether something waits for its rest.
  var isWaiting: Bool {
    !pending.isEmpty || paste != nil
  }

  /// Whether a paste has begun and not ended.
  var isPasting: Bool {
    paste != nil
  }

  /// The keys that are complete with these bytes.
  mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    var keys: [Key] = []
    for byte in bytes {
      if paste != nil {
        if let key = continuePaste(with: byte) { keys.append(key) }
      } else {
        pending.append(byte)
        decodePending(isComplete: false, into: &keys)
      }
    }
    return keys
  }

  /// The keys that stand there when nothing more comes: a lone Escape, the end of a paste that never ends.
  mutating func flush() -> [Key] {
    var keys: [Key] = []
    if let paste {
      keys.append(.paste(String(decoding: paste + pending, as: UTF8.self)))
      self.paste = nil
      pending = []
    }
    decodePending(isComplete: true, into: &keys)
    return keys
  }

  private mutating func decodePending(isComplete: Bool, into keys: inout [Key]) {
    while !pending.isEmpty {
      switch KeySequence.read(pending, isComplete: isComplete) {
      case .key(let key, let length):
        if let key { keys.append(key) }
        pending.removeFirst(min(length, pending.count))
      case .pasteBegins(let length):
        pending.removeFirst(min(length, pending.count))
        paste = []
        return
      case .incomplete:
        if pending.count > Self.longestSequence { pending = [] }
        return
      }
    }
  }

  private mutating func continuePaste(with byte: UInt8) -> Key? {
    let end = KeySequence.pasteEnd
    if pending.isEmpty, byte != end.first {
      if paste?.count ?? 0 < Self.longestPaste { paste?.append(byte) }
      return nil
    }
    pending.append(byte)
    if pending == end {
      defer {
        paste = nil
        pending = []
      }
      return paste.map { .paste(String(decoding: $0, as: UTF8.self)) }
    }
    if !end.starts(with: pending) {
      // Only the end itself begins with Escape, so what was held back is text but for a new beginning.
      let isNewBeginning = pending.count > 1 && byte == end.first
      let text = isNewBeginning ? pending.dropLast() : pending[...]
      let room = Self.longestPaste - (paste?.count ?? 0)
      paste?.append(contentsOf: text.prefix(max(0, room)))
      pending = isNewBeginning ? [byte] : []
    }
    return nil
  }
}
