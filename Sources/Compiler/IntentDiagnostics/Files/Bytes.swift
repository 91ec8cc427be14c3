extension String {
  /// Several times faster than iterating over `utf8`.
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    utf8.withContiguousStorageIfAvailable(body) ?? Array(utf8).withUnsafeBufferPointer(body)
  }

  /// The standard library's initializer needs macOS 15.
  package init?(validUTF8 bytes: some Collection<UInt8>) {
    self.init(decoding: bytes, as: UTF8.self)
    guard utf8.elementsEqual(bytes) else { return nil }
  }
}

extension [UInt8] {
  /// Optimized for speed, because every output line is indented.
  package mutating func append(spaces count: Int) {
    let spaces: StaticString = "                                "
    var rest = count
    while rest > 0 {
      let part = Swift.min(rest, spaces.utf8CodeUnitCount)
      append(contentsOf: UnsafeBufferPointer(start: spaces.utf8Start, count: part))
      rest -= part
    }
  }
}
