import IntentPlatform

extension String {
  /// The result of a function on the text's bytes. Several times faster than iterating over `utf8`.
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    utf8.withContiguousStorageIfAvailable(body) ?? Array(utf8).withUnsafeBufferPointer(body)
  }

  /// The text of some bytes; `nil` if they are not UTF-8. The initialiser of the standard library needs macOS 15.
  package init?(validUTF8 bytes: some Collection<UInt8>) {
    self.init(decoding: bytes, as: UTF8.self)
    guard utf8.elementsEqual(bytes) else { return nil }
  }
}

extension [UInt8] {
  /// Appends spaces; fast, because every output line is indented.
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

/// Memory that is about to be filled completely.
enum LargePages {
  /// Requests pages of 2 MB instead of 4 kB, because the first use of each page interrupts the program.
  /// It is only a hint to the system.
  static func advise(_ start: UnsafeMutableRawPointer?, count: Int) {
    #if os(Linux)
      let page = sysconf(Int32(_SC_PAGESIZE))
      guard let start, count >= 1 << 22 else { return }
      let first = UnsafeMutableRawPointer(
        bitPattern: (UInt(bitPattern: start) + UInt(page - 1)) & ~UInt(page - 1)
      )
      madvise(first, (count - page) & ~(page - 1), MADV_HUGEPAGE)
    #endif
  }
}

extension Array {
  /// Reserves capacity that is about to be filled completely.
  package mutating func reserveCapacityToFill(_ count: Int) {
    reserveCapacity(count)
    let size = capacity * MemoryLayout<Element>.stride
    withUnsafeMutableBufferPointer { LargePages.advise($0.baseAddress, count: size) }
  }
}
