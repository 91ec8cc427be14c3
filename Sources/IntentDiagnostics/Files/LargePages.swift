import IntentPlatform

/// Memory that is about to be filled from end to end.
enum LargePages {
  /// Asks the system for pages of 2 MB in place of 4 kB, as it stops a program at the first use of each page.
  /// It is a hint: where it cannot be followed, nothing changes.
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
  /// Reserves room that is about to be filled from end to end.
  package mutating func reserveCapacityToFill(_ count: Int) {
    reserveCapacity(count)
    let size = capacity * MemoryLayout<Element>.stride
    withUnsafeMutableBufferPointer { LargePages.advise($0.baseAddress, count: size) }
  }
}
