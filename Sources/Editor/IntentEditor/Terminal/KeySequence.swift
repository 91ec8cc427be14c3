/// Reads keys from the bytes that terminals send.
enum KeySequence {
  /// What the bytes at the start of the input are. Takes `length` bytes.
  enum Reading {
    case key(Key?, length: Int)
    case pasteBegins(length: Int)
    case incomplete
  }

  static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)
  private static let escape: UInt8 = 0x1B

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
      // This is Escape twice, or Alt with a key that sends a sequence.
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
    // A code point ends early if a byte doesn't continue it.
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

extension KeySequence {
  /// Reads `ESC [`, parameters and a final byte, as xterm, the VT100 and the Linux console send them.
  static func readControlSequence(_ bytes: [UInt8], isComplete: Bool) -> Reading {
    let body = bytes.dropFirst(2)
    // The Linux console's function keys: `ESC [ [ A`.
    if body.first == UInt8(ascii: "[") {
      return body.count > 1 ? .key(nil, length: 4) : isComplete ? .key(nil, length: 3) : .incomplete
    }
    guard let end = body.firstIndex(where: { !(0x20...0x3F).contains($0) }) else {
      if isComplete {
        return body.isEmpty ? .key(.alt(.text("[")), length: 2) : .key(nil, length: bytes.count)
      }
      return .incomplete
    }
    // The sequence was cut off, so read this byte as the start of another key.
    guard (0x40...0x7E).contains(bytes[end]) else { return .key(nil, length: end) }
    if body.first == UInt8(ascii: "<") { return readMouse(body[..<end].dropFirst(), at: end, of: bytes) }
    if bytes[end] == UInt8(ascii: "M"), end == body.startIndex {
      // Older terminals send button and position in three bytes.
      guard bytes.count >= end + 4 else { return isComplete ? .key(nil, length: bytes.count) : .incomplete }
      let codes = bytes[(end + 1)...].prefix(3).map { Int($0) - 32 }
      return .key(mouse(codes[0], codes[1], codes[2]), length: end + 4)
    }
    let fields = body[..<end].split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      Int(String(decoding: $0.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self)) ?? 0
    }
    let first = fields.first ?? 0
    if bytes[end] == UInt8(ascii: "~"), first == 200 { return .pasteBegins(length: end + 1) }
    let key =
      switch bytes[end] {
      case UInt8(ascii: "~") where first == 27: encoded(fields.count > 2 ? fields[2] : 0)
      case UInt8(ascii: "~"): numberedKey(first)
      case UInt8(ascii: "u"): encoded(first)
      default: cursorKey(bytes[end])
      }
    return .key(key.map { modified($0, by: fields.count > 1 ? fields[1] : 1) }, length: end + 1)
  }

  /// Reads the end of `ESC [ < button ; column ; line M`. A final `m` releases the button.
  private static func readMouse(_ codes: ArraySlice<UInt8>, at end: Int, of bytes: [UInt8]) -> Reading {
    let numbers = codes.split(separator: UInt8(ascii: ";")).map {
      Int(String(decoding: $0, as: UTF8.self)) ?? -1
    }
    guard bytes[end] == UInt8(ascii: "M"), numbers.count == 3 else { return .key(nil, length: end + 1) }
    return .key(mouse(numbers[0], numbers[1], numbers[2]), length: end + 1)
  }

  /// Reads a click or the wheel; `nil` for other buttons. Bits 4, 8 and 16 are modifiers.
  private static func mouse(_ button: Int, _ column: Int, _ line: Int) -> Key? {
    guard button >= 0, column > 0, line > 0 else { return nil }
    return switch button & ~28 {
    case 0: .click(line: line - 1, column: column - 1)
    case 64: .wheel(-1)
    case 65: .wheel(1)
    default: nil
    }
  }

  /// Reads the byte after `ESC O`: arrows, and the keypad in application mode.
  static func keypadKey(_ byte: UInt8) -> Key? {
    switch byte {
    case UInt8(ascii: "M"): .enter
    case UInt8(ascii: "I"): .tab
    case UInt8(ascii: "j")...UInt8(ascii: "y"): .text(Unicode.Scalar(byte - 0x40))
    default: cursorKey(byte)
    }
  }

  private static func cursorKey(_ byte: UInt8) -> Key? {
    switch byte {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "Z"): .backTab
    default: nil
    }
  }

  private static func numberedKey(_ number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    default: nil
    }
  }

  /// The key of a code point, from terminals that report all keys distinctly.
  private static func encoded(_ number: Int) -> Key? {
    switch number {
    case 9: .tab
    case 13: .enter
    case 27: .escape
    case 8, 127: .backspace
    case 32...: UInt32(exactly: number).flatMap(Unicode.Scalar.init).map { .text($0) }
    default: nil
    }
  }

  /// `number` is one plus the bits 1 (Shift), 2 (Alt) and 4 (Control).
  private static func modified(_ key: Key, by number: Int) -> Key {
    let bits = number > 0 ? number - 1 : 0
    var key = key
    if bits & 1 != 0, key == .tab { key = .backTab }
    if bits & 4 != 0, case .text(let letter) = key { key = .control(letter) }
    return bits & 2 != 0 ? .alt(key) : key
  }
}
