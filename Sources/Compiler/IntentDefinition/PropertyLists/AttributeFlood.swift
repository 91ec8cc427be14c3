import IntentDiagnostics

/// Finds an element with far more attributes or namespaces than any definition: libxml2 compares each with
/// each, which takes 17 s for 2 MB.
enum AttributeFlood {
  private static let maximumCount = 128

  /// First counts equals signs, because every attribute has one, and real definitions have almost none.
  package static func range(in source: [UInt8]) -> Range<Int>? {
    guard hasManyEqualsSigns(source) else { return nil }
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

  private static func hasManyEqualsSigns(_ source: [UInt8]) -> Bool {
    var start = 0
    for _ in 0...maximumCount {
      guard let next = source[start...].position(of: UInt8(ascii: "=")) else { return false }
      start = next + 1
    }
    return true
  }
}
