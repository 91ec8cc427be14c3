import IntentPlatform

/// Dates in ISO 8601, in UTC, with every digit that a `Date` holds.
///
/// A formatter is not enough: formatters keep only milliseconds, and the text must not depend on the
/// machine's language or time zone.
package enum DateText {
  /// Days from 1970-01-01 to 2001-01-01, from which a `Date` counts.
  private static let referenceDay = 11_323
  private static let secondsPerDay = 86_400

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

  /// Reads a date, or a date and time, with or without a fraction and a zone (`Z`, `+02`, `+02:00`, `+0200`).
  /// Without a zone, it is in UTC.
  static func date(from text: String) -> Date? {
    var scanner = DigitScanner(text)
    guard let year = scanner.digits(4), scanner.take("-"),
      let month = scanner.digits(2), (1...12).contains(month), scanner.take("-"),
      let day = scanner.digits(2), day >= 1, day <= length(ofMonth: month, in: year)
    else { return nil }
    var seconds = (self.day(year, month, day) - referenceDay) * secondsPerDay
    var fraction = ""
    if scanner.take("T") || scanner.take("t") || scanner.take(" ") {
      guard let hour = scanner.digits(2), hour <= 24, scanner.take(":"),
        let minute = scanner.digits(2), minute < 60
      else { return nil }
      seconds += hour * 3600 + minute * 60
      if scanner.take(":") {
        guard let second = scanner.digits(2), second <= 60 else { return nil }
        seconds += second
        if scanner.take(".") || scanner.take(",") {
          fraction = scanner.digits()
          if fraction.isEmpty { return nil }
        }
      }
      guard let offset = zone(&scanner) else { return nil }
      seconds -= offset
    }
    guard scanner.isAtEnd, let time = DecimalText.double(floor: seconds, fraction: fraction) else {
      return nil
    }
    return Date(timeIntervalSinceReferenceDate: time)
  }

  /// Seconds east of Greenwich.
  private static func zone(_ scanner: inout DigitScanner) -> Int? {
    if scanner.isAtEnd || scanner.take("Z") || scanner.take("z") { return 0 }
    let isEast = scanner.take("+")
    guard isEast || scanner.take("-"), let hours = scanner.digits(2), hours < 24 else { return nil }
    var minutes = 0
    if scanner.take(":") || !scanner.isAtEnd {
      guard let value = scanner.digits(2), value < 60 else { return nil }
      minutes = value
    }
    return (isEast ? 1 : -1) * (hours * 3600 + minutes * 60)
  }

  package static func length(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  // Both count years from 1 March, so that the leap day is the last day of a year. They count in eras of 400
  // years, which all have the same length.

  /// The days from 1970-01-01 to a date of the Gregorian calendar.
  private static func day(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let (era, yearOfEra) = (month > 2 ? year : year - 1).flooredDivision(by: 400)
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func civil(fromDay day: Int) -> (year: Int, month: Int, day: Int) {
    let (era, dayOfEra) = (day + 719_468).flooredDivision(by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }
}
