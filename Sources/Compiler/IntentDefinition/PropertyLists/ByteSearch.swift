import IntentPlatform

// The C library's functions are much faster than Swift's, above all in the debug builds of plugins.
extension ArraySlice<UInt8> {
  func position(of byte: UInt8) -> Int? {
    withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, let found = memchr(base, Int32(byte), bytes.count) else {
        return nil
      }
      return startIndex + (UnsafeRawPointer(found) - base)
    }
  }

  func isEqual(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == bytes.count else { return false }
    return withUnsafeBytes { own in
      guard let start = own.baseAddress, let other = bytes.baseAddress else { return bytes.isEmpty }
      return memcmp(start, other, bytes.count) == 0
    }
  }
}
