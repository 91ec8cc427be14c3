import IntentPlatform

/// Writes dates as ISO 8601 text in UTC. Foundation's formatters only keep milliseconds, and depend on the
/// machine's language or time zone.
package enum DateText {
  /// Days from 1970-01-01 to 2001-01-01, from which a `Date` counts its seconds.
  package static let referenceDay = 11_323
  package static let secondsPerDay = 86_400

  /// Writes a date as `2024-02-29T12:30:00.25Z`; `nil` outside the years 0 to 9999, or if the date is not
  /// finite.
  package static func text(of date: Date) -> String? {
    let time = date.timeIntervalSinceReferenceDate
    guard time.isFinite, abs(time) < 1e12 else { return nil }
    let (whole, fraction) = DecimalText.floor(time)
    let (dayOffset, second) = whole.flooredDivision(by: secondsPerDay)
    let (year, month, day) = civil(fromDay: dayOffset + referenceDay)
    guard (0...9999).contains(year) else { return nil }
    let clock = [second / 3600, second / 60 % 60, second % 60].map { $0.padded(2) }.joined(separator: ":")
    return "\(year.padded(4))-\(month.padded(2))-\(day.padded(2))T\(clock)"
      + (fraction.isEmpty ? "" : ".\(fraction)") + "Z"
  }

  // Years start on March 1 here, so that the leap day comes last. Eras of 400 years all have the same number
  // of days.

  private static func civil(fromDay day: Int) -> (year: Int, month: Int, day: Int) {
    let (era, dayOfEra) = (day + 719_468).flooredDivision(by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }
}

/// A number as the number rounded down and the decimal digits of the rest: -0.25 is -1 and `75`.
package enum DecimalText {
  /// - Parameter number: Finite, between -1e15 and 1e15.
  package static func floor(_ number: Double) -> (whole: Int, fraction: String) {
    let parts = number.magnitude.description.split(separator: "e")
    let mantissa = (parts.first ?? "0").split(separator: ".")
    var whole = mantissa.first.flatMap { Int($0) } ?? 0
    var fraction = mantissa.count > 1 ? String(mantissa[1]) : ""
    if parts.count == 2, let exponent = Int(parts[1]), exponent < 0 {
      fraction = String(repeating: "0", count: -exponent - 1) + "\(whole)" + fraction
      whole = 0
    }
    while fraction.last == "0" { fraction.removeLast() }
    guard number < 0 else { return (whole, fraction) }
    return fraction.isEmpty ? (-whole, "") : (-whole - 1, complement(of: fraction))
  }

  /// The number that ``floor(_:)`` splits into these parts; `nil` if the fraction has other characters than
  /// digits.
  package static func double(floor whole: Int, fraction: String) -> Double? {
    var fraction = fraction
    while fraction.last == "0" { fraction.removeLast() }
    if whole >= 0 || fraction.isEmpty { return Double("\(whole).\(fraction.isEmpty ? "0" : fraction)") }
    return Double("-\(-(whole + 1)).\(complement(of: fraction))")
  }

  /// The digits of 1 minus the fraction. The fraction must not end with 0.
  private static func complement(of fraction: String) -> String {
    let digits = fraction.compactMap(\.wholeNumberValue)
    return digits.enumerated()
      .map { "\(($0.offset == digits.count - 1 ? 10 : 9) - $0.element)" }.joined()
  }
}

extension Int {
  package func flooredDivision(by divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }

  package func padded(_ count: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, count - digits.count)) + digits
  }
}
