#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Date components as an object: `{"year": 2024, "month": 2, "timeZone": "Europe/Berlin"}`.
enum DateComponentsFields {
  private static let numbers: [(name: String, path: WritableKeyPath<DateComponents, Int?> & Sendable)] = [
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

  static func plain(_ components: DateComponents) -> PlainValue {
    var fields: [String: PlainValue] = [:]
    for (name, path) in numbers {
      fields[name] = components[keyPath: path].map { .integer($0) }
    }
    fields["isLeapMonth"] = components.isLeapMonth.map { .boolean($0) }
    let calendar = components.calendar.flatMap { calendar in
      calendars.first { $0.identifier == calendar.identifier }?.name
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
