/// Reads one key from the beginning of some bytes.
enum KeySequence {
  /// The result of reading.
  enum Reading {
    /// A key and its number of bytes; no key if the sequence is unknown.
    case key(Key?, length: Int)
    case pasteBegins(length: Int)
    case incomplete
  }

  static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)
  private static let escape: UInt8 = 0x1B

  /// - Parameters:
  ///   - bytes: At least one byte.
  ///   - isComplete: Whether no more bytes will come.
  static func read(_ bytes: [UInt8], isComplete: Bool) -> Reading {
    guard let first = bytes.first else { return .incomplete }
    if first != escape { return readText(bytes[...], isComplete: isComplete) }
    guard bytes.count > 1 else { return isComplete ? .key(.escape, length: 1) : .incomplete }
    switch bytes[1] {
    case UInt8(ascii: "["):
      return readControlSequence(bytes, isComplete: isComplete)
    case UInt8(ascii: "O"):
      guard bytes.count > 2 else { return isComplete ? .key(.alt(.text("O")), length: 2) : .incomplete }
      return .key(keypadKey(bytes[2]), length: 3)
    case escape:
      // Escape twice, or Alt with a key that is itself a sequence.
      guard bytes.count > 2 else { return isComplete ? .key(.escape, length: 1) : .incomplete }
      guard bytes[2] == UInt8(ascii: "[") || bytes[2] == UInt8(ascii: "O") else {
        return .key(.escape, length: 1)
      }
      return withAlt(read(Array(bytes.dropFirst()), isComplete: isComplete))
    default:
      return withAlt(readText(bytes.dropFirst(), isComplete: isComplete))
    }
  }

  private static func withAlt(_ reading: Reading) -> Reading {
    guard case .key(let key, let length) = reading else { return reading }
    return .key(key.map { .alt($0) }, length: length + 1)
  }

  private static func readText(_ bytes: ArraySlice<UInt8>, isComplete: Bool) -> Reading {
    guard let first = bytes.first else { return .incomplete }
    switch first {
    case 0x0D, 0x0A: return .key(.enter, length: 1)
    case 0x09: return .key(.tab, length: 1)
    case 0x7F, 0x08: return .key(.backspace, length: 1)
    case 0x01...0x1A: return .key(.control(Unicode.Scalar(first + 0x60)), length: 1)
    case 0x00, 0x1B...0x1F: return .key(nil, length: 1)
    default: break
    }
    let length =
      first < 0x80 ? 1 : first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0
    guard length > 0 else { return .key(.text("\u{FFFD}"), length: 1) }
    let part = bytes.prefix(length)
    // A byte that is not a continuation ends the code point early.
    if let wrong = part.dropFirst().firstIndex(where: { $0 & 0xC0 != 0x80 }) {
      return .key(.text("\u{FFFD}"), length: wrong - bytes.startIndex)
    }
    guard part.count == length else {
      return isComplete ? .key(.text("\u{FFFD}"), length: part.count) : .incomplete
    }
    let scalars = String(decoding: part, as: UTF8.self).unicodeScalars
    return .key(.text(scalars.count == 1 ? scalars.first ?? "\u{FFFD}" : "\u{FFFD}"), length: length)
  }
}
