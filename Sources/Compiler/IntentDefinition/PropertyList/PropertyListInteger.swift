/// An integer of a property list: anything from `Int64.min` to `UInt64.max`.
package struct PropertyListInteger: Sendable, Hashable, CustomStringConvertible {
  /// Whether the integer is negative.
  package let isNegative: Bool
  /// The absolute value.
  package let magnitude: UInt64

  /// Creates an integer, or `nil` if the value is below `Int64.min`.
  package init?(isNegative: Bool, magnitude: UInt64) {
    guard !isNegative || magnitude <= Int64.min.magnitude else { return nil }
    self.isNegative = isNegative && magnitude != 0
    self.magnitude = magnitude
  }

  /// Creates an integer from one of the standard library's integers.
  package init(_ value: Int64) {
    isNegative = value < 0
    magnitude = value.magnitude
  }

  /// The value as `Int`, or `nil` if it does not fit.
  package var int: Int? {
    isNegative ? Int(truncatingIfNeeded: 0 &- magnitude) : Int(exactly: magnitude)
  }

  /// The value as `Double`, rounded to the nearest if necessary.
  package var double: Double {
    isNegative ? -Double(magnitude) : Double(magnitude)
  }

  package var description: String {
    (isNegative ? "-" : "") + String(magnitude)
  }
}
