import IntentPlatform

extension DateText {
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

  /// The days from 1970-01-01 to a date of the Gregorian calendar, counted as `text(of:)` counts them.
  private static func day(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let (era, yearOfEra) = (month > 2 ? year : year - 1).flooredDivision(by: 400)
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}
