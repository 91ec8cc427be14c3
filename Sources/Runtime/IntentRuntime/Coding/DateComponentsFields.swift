import IntentPlatform

/// Date components as an object: `{"year": 2024, "month": 2, "timeZone": "Europe/Berlin"}`.
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

  /// The names of the calendars that can be written.
  public static var calendarNames: [String] {
    calendars.map(\.name)
  }

  static func plain(_ components: DateComponents) -> PlainValue {
    var fields: [String: PlainValue] = [:]
    for (name, path) in numbers {
      fields.set(components[keyPath: path].map { .integer($0) }, for: name)
    }
    fields.set(components.isLeapMonth.map { .boolean($0) }, for: "isLeapMonth")
    // A calendar that is not in the list cannot be read again. It is retained as it was written.
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
      let calendar = calendars.first { $0.name == name }.map { Calendar(identifier: $0.identifier) }
      components.calendar = calendar
      isWhole = isWhole && calendar != nil
    }
    return (components, isWhole && fields.rest.isEmpty)
  }
}
