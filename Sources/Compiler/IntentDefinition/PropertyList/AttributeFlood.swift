/// Finds tags with so many attributes that libxml2 would take very long to compare them.
enum AttributeFlood {
  private static let maximumCount = 1024

  /// The first tag with too many attributes, or `nil`.
  ///
  /// Every attribute has an equals sign, and real definitions have almost none, so one fast pass is enough.
  static func place(in source: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    guard equalsSigns(in: UnsafeRawBufferPointer(source)) > maximumCount else { return nil }
    var start = 0
    while let tag = source[start...].firstIndex(of: UInt8(ascii: "<")) {
      var index = tag + 1
      var count = 0
      var quote: UInt8?
      while index < source.count {
        let byte = source[index]
        if quote == byte {
          quote = nil
        } else if quote == nil {
          if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "<") {
            break
          }
          if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
            quote = byte
            count += 1
          }
        } else if byte == UInt8(ascii: "<") {
          break
        }
        index += 1
      }
      if count > maximumCount {
        return tag..<min(tag + 1, source.count)
      }
      start = index
    }
    return nil
  }

  /// Reads eight bytes at a time, because this runs on every file.
  private static func equalsSigns(in source: UnsafeRawBufferPointer) -> Int {
    var count = 0
    var offset = 0
    while offset + 8 <= source.count {
      let word = source.loadUnaligned(fromByteOffset: offset, as: UInt64.self) ^ 0x3D3D_3D3D_3D3D_3D3D
      if (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 != 0 {
        for index in offset..<offset + 8 where source[index] == UInt8(ascii: "=") {
          count += 1
        }
      }
      offset += 8
    }
    return count + source[offset...].count { $0 == UInt8(ascii: "=") }
  }
}
