/// An integer of a property list: anything from `Int64.min` to `UInt64.max`.
package struct PropertyListInteger: Sendable, Hashable, CustomStringConvertible {
  /// Whether the integer is below zero.
  package let isNegative: Bool
  /// The integer without its sign.
  package let magnitude: UInt64

  /// Makes an integer, or `nil` where the value is below `Int64.min`.
  package init?(isNegative: Bool, magnitude: UInt64) {
    guard !isNegative || magnitude <= Int64.min.magnitude else {
      return nil
    }
    self.isNegative = isNegative && magnitude != 0
    self.magnitude = magnitude
  }

  /// Makes an integer from one of the standard library's.
  package init(_ value: Int64) {
    isNegative = value < 0
    magnitude = value.magnitude
  }

  /// The value as `Int`, or `nil` where it does not fit.
  package var int: Int? {
    isNegative ? Int(truncatingIfNeeded: 0 &- magnitude) : Int(exactly: magnitude)
  }

  /// The value as `Double`, rounded to the nearest where it is large.
  package var double: Double {
    isNegative ? -Double(magnitude) : Double(magnitude)
  }

  package var description: String {
    (isNegative ? "-" : "") + String(magnitude)
  }
}
