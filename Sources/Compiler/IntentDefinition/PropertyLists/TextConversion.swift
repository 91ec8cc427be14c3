/// Reads and writes UTF-16 with a byte order mark, as some tables still have.
package enum TextConversion {
  /// UTF-8 as it is, and UTF-16 as UTF-8 without its mark. `nil` for anything else, which people must save as
  /// UTF-8.
  package static func utf8(_ bytes: [UInt8]) -> [UInt8]? {
    guard let isBigEndian = isBigEndian(bytes) else { return bytes.prefix(4).contains(0) ? nil : bytes }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index -> UInt16 in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    let text = Array(String(decoding: units, as: UTF16.self).utf8)
    // Half a surrogate pair, for example, would get lost.
    return units.first != 0 && utf16(text, like: bytes) == bytes ? text : nil
  }

  /// `nil` if the file is not in UTF-16.
  package static func utf16(_ text: [UInt8], like file: [UInt8]) -> [UInt8]? {
    guard let isBigEndian = isBigEndian(file) else { return nil }
    var result = Array(file.prefix(2))
    for unit in String(decoding: text, as: UTF8.self).utf16 {
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      result += isBigEndian ? [high, low] : [low, high]
    }
    return result
  }

  private static func isBigEndian(_ bytes: [UInt8]) -> Bool? {
    if bytes.starts(with: [0xFE, 0xFF]) { return true }
    return bytes.starts(with: [0xFF, 0xFE]) ? false : nil
  }
}
