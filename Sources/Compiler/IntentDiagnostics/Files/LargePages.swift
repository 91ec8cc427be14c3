import IntentPlatform

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
