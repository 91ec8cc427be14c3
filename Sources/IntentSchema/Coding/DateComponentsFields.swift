import IntentPlatform

/// Date components as an object: `{"year": 2024, "month": 2, "timeZone": "Europe/Berlin"}`.
public enum DateComponentsFields {
  private static let numbers: [(name: String, path: WritableKeyPath<DateComponents, Int?> & Sendable)] = {
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

  /// The names of the calendars that can be written.
  public static var calendarNames: [String] {
    calendars.map(\.name)
  }

  /// What the numbers of the Gregorian calendar lie between. The last day depends on month and year besides.
  public static let ranges: [String: ClosedRange<Int>] = [
    "quarter": 1...4, "month": 1...12, "weekOfYear": 1...53, "weekday": 1...7, "day": 1...31,
    "dayOfYear": 1...366,
    "hour": 0...24, "minute": 0...59, "second": 0...60, "nanosecond": 0...999_999_999,
  ]

  /// The fields of the object.
  static var fields: [ValueField] {
    numbers.map { ValueField(name: $0.name, type: .integer(NumberSettings())) }
      + [
        ValueField(name: "isLeapMonth", type: .boolean(BooleanSettings())), .text("calendar"),
        .text("timeZone"),
      ]
  }

  /// The components that no date or time has. Only those of the Gregorian calendar are known.
  static func issues(in components: DateComponents) -> [ParameterValueError] {
    guard [nil, .gregorian, .iso8601].contains(components.calendar?.identifier) else { return [] }
    let days = DateText.length(ofMonth: components.month ?? 1, in: components.year ?? 2000)
    return numbers.compactMap { name, path in
      guard var range = ranges[name], let value = components[keyPath: path] else { return nil }
      if name == "day" { range = 1...days }
      if range.contains(value) { return nil }
      return ParameterValueError(
        .invalidDate,
        path: [.name(name)],
        value: .integer(value),
        expected: "\(range.lowerBound) to \(range.upperBound)"
      )
    }
  }

  static func plain(_ components: DateComponents) -> PlainValue {
    var fields: [String: PlainValue] = [:]
    for (name, path) in numbers {
      fields[name] = components[keyPath: path].map { .integer($0) }
    }
    fields["isLeapMonth"] = components.isLeapMonth.map { .boolean($0) }
    // A calendar that is not known here is not read again, but kept aside as it was written.
    let calendar = components.calendar.map { calendar in
      calendars.first { $0.identifier == calendar.identifier }?.name ?? "\(calendar.identifier)"
    }
    fields["calendar"] = .text(calendar)
    fields["timeZone"] = .text(components.timeZone?.identifier)
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
      let calendar = calendars.first { $0.name == name }.map { Calendar(identifier: $0.identifier) }
      components.calendar = calendar
      isWhole = isWhole && calendar != nil
    }
    return (components, isWhole && fields.rest.isEmpty)
  }
}
