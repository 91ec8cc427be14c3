/// Finds tags with so many attributes that libxml2 would take very long to compare them with each other.
enum AttributeFlood {
  private static let maximumCount = 1024

  /// The first tag with too many attributes, or `nil`.
  ///
  /// An attribute has an equals sign, and real definitions have next to none: one fast pass is enough.
  static func place(in source: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    var total = 0
    for byte in source where byte == UInt8(ascii: "=") {
      total += 1
    }
    guard total > maximumCount else {
      return nil
    }
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
}
