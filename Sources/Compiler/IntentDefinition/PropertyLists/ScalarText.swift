import IntentPlatform

/// Reads numbers, dates and data from their texts.
package enum ScalarText {
  /// Why a text can't be read as a number.
  enum NumberProblem: Error {
    case notANumber
    case outOfRange
  }

  static func integer(_ text: ArraySlice<UInt8>) throws(NumberProblem) -> PropertyListInteger {
    var digits = trimmed(text)
    var isNegative = false
    if let sign = digits.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isNegative = sign == UInt8(ascii: "-")
      digits = digits.dropFirst()
    }
    var radix: UInt64 = 10
    if digits.count > 2, digits[digits.startIndex] == UInt8(ascii: "0"),
      digits[digits.startIndex + 1] | 0x20 == UInt8(ascii: "x")
    {
      radix = 16
      digits = digits.dropFirst(2)
    }
    guard !digits.isEmpty else { throw .notANumber }
    var magnitude: UInt64 = 0
    var overflows = false
    for byte in digits {
      guard let digit = digit(byte), digit < radix else { throw .notANumber }
      let product = magnitude.multipliedReportingOverflow(by: radix)
      let sum = product.partialValue.addingReportingOverflow(digit)
      overflows = overflows || product.overflow || sum.overflow
      magnitude = sum.partialValue
    }
    guard !overflows, let value = PropertyListInteger(isNegative: isNegative, magnitude: magnitude) else {
      throw .outOfRange
    }
    return value
  }

  static func real(_ text: ArraySlice<UInt8>) throws(NumberProblem) -> Double {
    let digits = trimmed(text)
    guard digits.count <= 4096, let value = Double(String(decoding: digits, as: UTF8.self)) else {
      throw .notANumber
    }
    let isSpelledOut = digits.contains { $0 | 0x20 == UInt8(ascii: "i") }
    guard value.isFinite || value.isNaN || isSpelledOut else { throw .outOfRange }
    return value
  }

  /// Reads a date, and returns its seconds since 2001.
  static func date(_ text: ArraySlice<UInt8>) -> Double? {
    let text = trimmed(text)
    let shape = "0000-00-00T00:00:00Z".utf8
    guard text.count == shape.count else { return nil }
    var numbers = [0]
    for (byte, expected) in zip(text, shape) {
      if expected == UInt8(ascii: "0") {
        guard let digit = digit(byte), digit < 10 else { return nil }
        numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(digit)
      } else {
        guard byte == expected else { return nil }
        numbers.append(0)
      }
    }
    let (year, month, day) = (numbers[0], numbers[1], numbers[2])
    let (hour, minute, second) = (numbers[3], numbers[4], numbers[5])
    guard (1...12).contains(month), day >= 1, day <= length(ofMonth: month, in: year) else { return nil }
    guard hour < 24, minute < 60, second < 60 else { return nil }
    let days = daysBefore(year: year, month: month) + day - 1 - daysBefore(year: 2001, month: 1)
    return Double(((days * 24 + hour) * 60 + minute) * 60 + second)
  }

  static func data(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    Data(base64Encoded: Data(text.filter { !isSpace($0) })).map { Array($0) }
  }

  package static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }

  static func lineEnd(from offset: Int, in source: [UInt8]) -> Int {
    source[offset...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? source.count
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var slice = text
    while let first = slice.first, isSpace(first) {
      slice = slice.dropFirst()
    }
    while let last = slice.last, isSpace(last) {
      slice = slice.dropLast()
    }
    return slice
  }

  private static func digit(_ byte: UInt8) -> UInt64? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt64(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  private static func length(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Returns the days since the start of year 0, in the proleptic Gregorian calendar.
  private static func daysBefore(year: Int, month: Int) -> Int {
    let whole = year == 0 ? 0 : year * 365 + (year - 1) / 4 - (year - 1) / 100 + (year - 1) / 400 + 1
    return (1..<month).reduce(whole) { $0 + length(ofMonth: $1, in: year) }
  }
}

/// An integer from `Int64.min` to `UInt64.max`.
package struct PropertyListInteger: Sendable, Hashable, CustomStringConvertible {
  package let isNegative: Bool
  package let magnitude: UInt64

  /// `nil` for less than `Int64.min`.
  package init?(isNegative: Bool, magnitude: UInt64) {
    guard !isNegative || magnitude <= Int64.min.magnitude else { return nil }
    self.isNegative = isNegative && magnitude != 0
    self.magnitude = magnitude
  }

  package init(_ value: Int64) {
    isNegative = value < 0
    magnitude = value.magnitude
  }

  package init(magnitude: UInt64) {
    isNegative = false
    self.magnitude = magnitude
  }

  package var int: Int? {
    isNegative ? Int(truncatingIfNeeded: 0 &- magnitude) : Int(exactly: magnitude)
  }

  package var double: Double {
    isNegative ? -Double(magnitude) : Double(magnitude)
  }

  package var description: String {
    (isNegative ? "-" : "") + String(magnitude)
  }
}
