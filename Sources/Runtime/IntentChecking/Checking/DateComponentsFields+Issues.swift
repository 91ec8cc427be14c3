import IntentPlatform

extension DateComponentsFields {
  /// The ranges of the numbers in the Gregorian calendar. The last day also depends on the month and the
  /// year.
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

  /// The components that do not exist in any date or time. Only the Gregorian calendar is checked.
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
}
