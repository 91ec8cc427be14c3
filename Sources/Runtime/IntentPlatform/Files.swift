extension Data {
  /// Reads until the end of the file or the limit. On failure, returns `nil` and leaves the reason in
  /// `errno`.
  package init?(readingFrom descriptor: Int32, atMost limit: Int) {
    self.init()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while count < limit {
      let got = read(descriptor, &buffer, Swift.min(buffer.count, limit - count))
      if got > 0 {
        append(contentsOf: buffer[..<got])
      } else if got == 0 {
        return
      } else if errno != EINTR {
        return nil
      }
    }
  }
}

/// Returns `false` on failure, with the reason in `errno`.
package func writeAll(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Bool {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
    if count > 0 {
      rest = rest.dropFirst(count)
    } else if count == 0 || errno != EINTR {
      return false
    }
  }
  return true
}

/// Writes a file through to the disk. On Apple's systems, `fsync` alone leaves data in the disk's cache.
package func fullSync(_ file: Int32) -> Int32 {
  #if canImport(Darwin)
    if fcntl(file, F_FULLFSYNC) == 0 { return 0 }
  #endif
  return fsync(file)
}
