extension UInt8 {
  /// Whether it is `A` to `Z` or `a` to `z`.
  @inlinable
  package var isASCIILetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

  /// Whether it is `0` to `9`.
  @inlinable
  package var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
