import IntentPlatform

// The C library's functions are much faster than Swift's, above all in the debug builds of plugins.
extension ArraySlice<UInt8> {
  package func position(of byte: UInt8) -> Int? {
    withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, let found = memchr(base, Int32(byte), bytes.count) else {
        return nil
      }
      return startIndex + (UnsafeRawPointer(found) - base)
    }
  }

  package func isEqual(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == bytes.count else { return false }
    return withUnsafeBytes { own in
      guard let start = own.baseAddress, let other = bytes.baseAddress else { return bytes.isEmpty }
      return memcmp(start, other, bytes.count) == 0
    }
  }

  /// The number of code points in UTF-8. Skips ASCII eight bytes at a time.
  var codePointCount: Int {
    withUnsafeBytes { bytes in
      var (result, index) = (bytes.count, 0)
      while index + 8 <= bytes.count {
        if bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 != 0 {
          result -= Self.continuations(in: bytes[index..<index + 8])
        }
        index += 8
      }
      return result - Self.continuations(in: bytes[index...])
    }
  }

  /// Counts the bytes that continue a code point: in UTF-8, these start with the bits 10.
  private static func continuations(in bytes: Slice<UnsafeRawBufferPointer>) -> Int {
    bytes.reduce(0) { $1 & 0xC0 == 0x80 ? $0 + 1 : $0 }
  }
}
