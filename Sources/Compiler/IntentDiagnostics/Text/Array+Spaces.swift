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
