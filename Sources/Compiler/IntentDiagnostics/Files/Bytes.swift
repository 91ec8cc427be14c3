extension String {
  /// The standard library's initializer needs macOS 15.
  package init?(validUTF8 bytes: some Collection<UInt8>) {
    self.init(decoding: bytes, as: UTF8.self)
    guard utf8.elementsEqual(bytes) else { return nil }
  }
}

extension [UInt8] {
  package mutating func append(spaces count: Int) {
    append(contentsOf: repeatElement(UInt8(ascii: " "), count: count))
  }
}
