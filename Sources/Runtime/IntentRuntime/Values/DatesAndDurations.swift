import IntentPlatform

extension DateText {
  /// Reads a date, optionally with a time, a fraction of a second and a zone (`Z`, `+02`, `+02:00`, `+0200`),
  /// by default UTC.
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

  /// Days from 1970-01-01 to a Gregorian date.
  private static func day(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let (era, yearOfEra) = (month > 2 ? year : year - 1).flooredDivision(by: 400)
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}

/// Durations in ISO 8601: `PT90S`, `-PT0.5S`.
enum DurationText {
  static func text(of duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    var fraction = String(attoseconds.magnitude)
    fraction = String(repeating: "0", count: max(0, 18 - fraction.count)) + fraction
    while fraction.last == "0" { fraction.removeLast() }
    let sign = duration < .zero ? "-" : ""
    return "\(sign)PT\(seconds.magnitude)\(fraction.isEmpty ? "" : ".\(fraction)")S"
  }

  /// Reads a duration in years (of 365 days), months (of 30 days) and all smaller units, with or without a
  /// fraction: `P1DT2H`, `PT1.5H`.
  static func duration(from text: String) -> Duration? {
    var scanner = DigitScanner(text)
    let isNegative = scanner.take("-")
    guard scanner.take("P") || scanner.take("p") else { return nil }
    var whole: Int64 = 0
    var fraction = Duration.zero
    var isTime = false
    var isEmpty = true
    while !scanner.isAtEnd {
      if !isTime, scanner.take("T") || scanner.take("t") {
        isTime = true
        isEmpty = true
        continue
      }
      guard let count = Int64(scanner.digits()) else { return nil }
      var digits = ""
      if scanner.take(".") || scanner.take(",") {
        digits = String(scanner.digits().prefix(18))
        if digits.isEmpty { return nil }
      }
      guard let unit = scanner.next().flatMap({ seconds(of: $0, isTime: isTime) }) else { return nil }
      let (product, overflow) = count.multipliedReportingOverflow(by: unit)
      let (sum, sumOverflow) = whole.addingReportingOverflow(product)
      // Far above any real use, and far below the limit of a `Duration`.
      if overflow || sumOverflow || sum > 1_000_000_000_000_000 { return nil }
      whole = sum
      isEmpty = false
      let padded = digits + String(repeating: "0", count: 18 - digits.count)
      fraction += Duration(secondsComponent: 0, attosecondsComponent: Int64(padded) ?? 0) * Int(unit)
    }
    if isEmpty { return nil }
    let duration = Duration(secondsComponent: whole, attosecondsComponent: 0) + fraction
    return isNegative ? .zero - duration : duration
  }

  static func duration(_ number: Double, in unit: DurationUnit) -> Duration? {
    let seconds = number * unit.seconds
    guard seconds.isFinite, abs(seconds) < 1e15 else { return nil }
    return .seconds(seconds)
  }

  private static func seconds(of designator: UInt8, isTime: Bool) -> Int64? {
    switch (Unicode.Scalar(designator).properties.uppercaseMapping, isTime) {
    case ("Y", false): 31_536_000
    case ("M", false): 2_592_000
    case ("W", false): 604_800
    case ("D", false): 86_400
    case ("H", true): 3_600
    case ("M", true): 60
    case ("S", true): 1
    default: nil
    }
  }
}

/// Reads and writes date components as an object: `{"year": 2024, "month": 2, "timeZone": "Europe/Berlin"}`.
public enum DateComponentsFields {
  package static let numbers: [(name: String, path: WritableKeyPath<DateComponents, Int?> & Sendable)] = {
    guard #available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *) else { return oldNumbers }
    return oldNumbers + [("dayOfYear", \.dayOfYear)]
  }()

  private static let oldNumbers: [(name: String, path: WritableKeyPath<DateComponents, Int?> & Sendable)] = [
    ("era", \.era), ("year", \.year), ("yearForWeekOfYear", \.yearForWeekOfYear), ("quarter", \.quarter),
    ("month", \.month), ("weekOfMonth", \.weekOfMonth), ("weekOfYear", \.weekOfYear),
    ("weekday", \.weekday), ("weekdayOrdinal", \.weekdayOrdinal), ("day", \.day), ("hour", \.hour),
    ("minute", \.minute), ("second", \.second), ("nanosecond", \.nanosecond),
  ]

  private static let calendars: [(name: String, identifier: Calendar.Identifier)] = [
    ("gregorian", .gregorian), ("buddhist", .buddhist), ("chinese", .chinese), ("coptic", .coptic),
    ("ethiopicAmeteMihret", .ethiopicAmeteMihret), ("ethiopicAmeteAlem", .ethiopicAmeteAlem),
    ("hebrew", .hebrew), ("iso8601", .iso8601), ("indian", .indian), ("islamic", .islamic),
    ("islamicCivil", .islamicCivil), ("islamicTabular", .islamicTabular),
    ("islamicUmmAlQura", .islamicUmmAlQura), ("japanese", .japanese), ("persian", .persian),
    ("republicOfChina", .republicOfChina),
  ]

  private static func calendar(named name: String) -> Calendar? {
    guard let found = calendars.first(where: { $0.name == name })?.identifier,
      // Without all of Foundation, creating any other calendar stops the program.
      hasAllOfFoundation || found == .gregorian || found == .iso8601
    else { return nil }
    return Calendar(identifier: found)
  }

  /// The names of the supported calendars.
  public static var calendarNames: [String] {
    calendars.map(\.name)
  }

  static func plain(_ components: DateComponents) -> PlainValue {
    var fields: [String: PlainValue] = [:]
    for (name, path) in numbers {
      fields.set(components[keyPath: path].map { .integer($0) }, for: name)
    }
    fields.set(components.isLeapMonth.map { .boolean($0) }, for: "isLeapMonth")
    // The reader retains the name of an unsupported calendar.
    let calendar = components.calendar.map { calendar in
      calendars.first { $0.identifier == calendar.identifier }?.name ?? "\(calendar.identifier)"
    }
    fields.set(.text(calendar), for: "calendar")
    fields.set(.text(components.timeZone?.identifier), for: "timeZone")
    return .object(fields)
  }

  static func read(_ plain: PlainValue) -> (value: DateComponents, isWhole: Bool)? {
    guard var fields = PlainFields(plain) else { return nil }
    var components = DateComponents()
    for (name, path) in numbers {
      components[keyPath: path] = fields.integer(name)
    }
    components.isLeapMonth = fields.boolean("isLeapMonth")
    var isWhole = true
    if let identifier = fields.string("timeZone") {
      components.timeZone = TimeZone(identifier: identifier)
      isWhole = components.timeZone != nil
    }
    if let name = fields.string("calendar") {
      components.calendar = calendar(named: name)
      isWhole = isWhole && components.calendar != nil
    }
    return (components, isWhole && fields.rest.isEmpty)
  }
}

/// Reads numbers and separators from a text, for dates and durations.
struct DigitScanner {
  private var rest: Substring.UTF8View

  init(_ text: String) {
    rest = text[...].utf8
  }

  var isAtEnd: Bool {
    rest.isEmpty
  }

  @inline(never)  // Inlining would repeat the code at each use, in every app.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let next = rest.first, UInt32(next) == character.value else { return false }
    rest.removeFirst()
    return true
  }

  mutating func next() -> UInt8? {
    rest.popFirst()
  }

  /// Takes exactly `count` digits, at most 18.
  @inline(never)
  mutating func digits(_ count: Int) -> Int? {
    let digits = rest.prefix(count).prefix(while: \.isASCIIDigit)
    guard digits.count == count else { return nil }
    rest = rest.dropFirst(count)
    return Int(Substring(digits))
  }

  @inline(never)
  mutating func digits() -> String {
    let digits = rest.prefix(while: \.isASCIIDigit)
    rest = rest.dropFirst(digits.count)
    return String(Substring(digits))
  }
}

/// Whether the program knows all time zones and calendars, not only the few in FoundationEssentials.
package let hasAllOfFoundation = TimeZone(identifier: "Europe/London") != nil
