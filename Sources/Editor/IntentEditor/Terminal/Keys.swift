/// A key press, a pasted text or a click.
enum Key: Sendable, Hashable {
  case text(Unicode.Scalar)
  case paste(String)
  case control(Unicode.Scalar)
  case enter, tab, backTab, escape, backspace, delete, insert
  case up, down, left, right, home, end, pageUp, pageDown
  indirect case alt(Key)
  /// The first mouse button, at a position from 0.
  case click(line: Int, column: Int)
  /// A notch of the wheel: 1 down, -1 up.
  case wheel(Int)
}

/// Decodes input, however the bytes are split. An incomplete sequence waits for the rest, or for `flush()`.
struct KeyDecoder: Sendable {
  private static let longestSequence = 64
  /// In bytes. The rest of a paste is dropped.
  static let longestPaste = 1 << 20

  private var pending: [UInt8] = []
  private var paste: [UInt8]?

  var isWaiting: Bool {
    !pending.isEmpty || paste != nil
  }

  var isPasting: Bool {
    paste != nil
  }

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

  /// Decodes a lone Escape, or an unfinished paste.
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
      // The last byte may begin a new end marker.
      let isNewBeginning = pending.count > 1 && byte == end.first
      let text = isNewBeginning ? pending.dropLast() : pending[...]
      let room = Self.longestPaste - (paste?.count ?? 0)
      paste?.append(contentsOf: text.prefix(max(0, room)))
      pending = isNewBeginning ? [byte] : []
    }
    return nil
  }
}
