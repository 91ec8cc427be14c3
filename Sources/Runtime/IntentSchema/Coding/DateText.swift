import IntentPlatform

/// Dates in ISO 8601, in UTC, with every digit that a `Date` holds.
///
/// A formatter is not enough: formatters keep only milliseconds, and the text must not depend on the
/// machine's language or time zone.
package enum DateText {
  /// Days from 1970-01-01 to 2001-01-01, from which a `Date` counts.
  package static let referenceDay = 11_323
  package static let secondsPerDay = 86_400

  /// `2024-02-29T12:30:00.25Z`; `nil` for a year before 0 or after 9999, and for a value that is not finite.
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

  // Years count from 1 March, so that the leap day is the last day of a year, and in eras of 400 years, which all have the
  // same length.

  private static func civil(fromDay day: Int) -> (year: Int, month: Int, day: Int) {
    let (era, dayOfEra) = (day + 719_468).flooredDivision(by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }
}
