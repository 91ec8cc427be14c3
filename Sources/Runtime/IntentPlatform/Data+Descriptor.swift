extension Data {
  /// Reads an open file up to its end or a maximum number of bytes; `nil` if reading fails, with the reason
  /// in `errno`.
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
