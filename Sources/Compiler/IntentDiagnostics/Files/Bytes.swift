extension String {
  /// Creates a text from UTF-8; `nil` for other bytes. The standard library's initializer needs macOS 15.
  package init?(validUTF8 bytes: some Collection<UInt8>) {
    self.init(decoding: bytes, as: UTF8.self)
    guard utf8.elementsEqual(bytes) else { return nil }
  }

  /// Gives the bytes to a function, which is much faster than a loop over `utf8`, above all in debug builds.
  @inlinable
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    utf8.withContiguousStorageIfAvailable(body) ?? Array(utf8).withUnsafeBufferPointer(body)
  }
}

extension [UInt8] {
  @inlinable
  package mutating func append(utf8 text: String) {
    text.withBytes { append(contentsOf: $0) }
  }

  package mutating func append(spaces count: Int) {
    append(contentsOf: repeatElement(UInt8(ascii: " "), count: count))
  }
}
