import IntentPlatform

extension TypeTable {
  /// Finds problems with a value, and with the retained values of objects. The paths of the problems start at
  /// the value.
  public func issues(
    in value: ParameterValue?,
    as type: ParameterType,
    isArray: Bool = false
  ) -> [ParameterValueError] {
    guard let value else { return [] }
    guard isArray else { return issues(inElement: value, as: type) }
    guard case .array(let values) = value else {
      return [ParameterValueError(.wrongType, value: value, expected: type.words(isArray: true))]
    }
    return values.enumerated().flatMap { index, value in
      issues(inElement: value, as: type).map { $0.within(.index(index)) }
    }
  }

  /// Types with limits, dates, places and objects have their own problems; for all others, it is enough that
  /// the type can hold the value.
  private func issues(inElement value: ParameterValue, as type: ParameterType) -> [ParameterValueError] {
    switch (type, value) {
    case (.integer(let settings), .integer(let number)):
      return outside(number, from: settings.minimum, to: settings.maximum, value, as: type)
    case (.decimal(let settings), .decimal(let number)):
      return outside(number, from: settings.minimum, to: settings.maximum, value, as: type)
    case (.decimal(let settings), .integer(let number)):
      return outside(Double(number), from: settings.minimum, to: settings.maximum, value, as: type)
    case (.duration(let settings), .duration(let length)):
      return outside(length, from: settings.minimum, to: settings.maximum, value, as: type)
    case (.measurement(let settings), .measurement(let measurement))
    where measurement.unit.dimension == settings.dimension:
      return issues(in: measurement, as: settings)
    case (.currencyAmount(let settings), .currencyAmount(let amount)):
      return issues(in: amount, as: settings)
    case (.url, .url(let url)):
      return url.hasScheme ? [] : [.url(value)]
    case (.file, .file(let file)):
      return issues(in: file)
    case (.date, .date(let date)):
      if DateText.text(of: date) != nil { return [] }
      let expected = "\(type.valueWords) in the years 0 to 9999"
      return [ParameterValueError(.invalidDate, value: value, expected: expected)]
    case (.dateComponents, .dateComponents(let components)):
      return DateComponentsFields.issues(in: components)
    case (.placemark, .placemark(let place)):
      return degrees(place.latitude, 90, "latitude") + degrees(place.longitude, 180, "longitude")
    case (.object(let name), .object(let object)):
      return issues(in: object, as: objects[name])
    case (.untypedObject, .object(let object)):
      return issues(in: object, as: nil)
    default:
      do {
        _ = try accept(value, as: type)
        return []
      } catch {
        return [error]
      }
    }
  }

  private func outside<Number: Comparable>(
    _ number: Number,
    from minimum: Number?,
    to maximum: Number?,
    _ value: ParameterValue,
    as type: ParameterType
  ) -> [ParameterValueError] {
    // NaN fails each comparison, so it is out of bounds if there is any bound.
    let isInside = (minimum.map { number >= $0 } ?? true) && (maximum.map { number <= $0 } ?? true)
    if isInside { return [] }
    return [ParameterValueError(.outOfBounds, value: value, expected: type.boundsWords ?? type.valueWords)]
  }

  private func issues(in value: MeasurementValue, as settings: MeasurementSettings) -> [ParameterValueError] {
    let type = ParameterType.measurement(settings)
    if let unit = settings.unit, unit != value.unit {
      let error = ParameterValueError(
        .wrongUnit,
        path: ["unit"],
        value: .enumCase(value.unit.rawValue),
        expected: "the unit '\(unit.rawValue)'"
      )
      return [error]
    }
    let figure = value.unit.convert(value.value, to: settings.defaultUnit) ?? value.value
    // The last digit of a converted number may be inexact.
    let slack = value.unit == settings.defaultUnit || !figure.isFinite ? 0 : abs(figure) * 1e-12
    let (minimum, maximum) = (settings.minimum.map { $0 - slack }, settings.maximum.map { $0 + slack })
    return outside(figure, from: minimum, to: maximum, .measurement(value), as: type)
  }

  private func issues(in value: CurrencyAmountValue, as settings: CurrencySettings) -> [ParameterValueError] {
    let code = value.currencyCode
    let isCode =
      code.utf8.count == 3 && code.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")) ~= $0 }
    var issues: [ParameterValueError] = []
    if !isCode || !(settings.currencyCodes.isEmpty || settings.currencyCodes.contains(code)) {
      let error = ParameterValueError(
        .wrongCurrency,
        path: ["currencyCode"],
        value: .string(code),
        expected: settings.currencyCodes.isEmpty
          ? "an ISO 4217 code of three capital letters" : "one of its currencies",
        alternatives: settings.currencyCodes
      )
      issues.append(error)
    }
    let type = ParameterType.currencyAmount(settings)
    let amount = ParameterValue.currencyAmount(value)
    return issues
      + outside(value.amount, from: settings.minimum, to: settings.maximum, amount, as: type)
  }

  private func issues(in file: FileValue) -> [ParameterValueError] {
    var issues: [ParameterValueError] = []
    if !file.url.hasScheme, !file.url.path.hasPrefix("/") {
      issues.append(ParameterValueError.url(.url(file.url)).within("url"))
    }
    if let identifier = file.typeIdentifier, !TypeIdentifier.isValid(identifier) {
      let error = ParameterValueError(
        .invalidTypeIdentifier,
        path: ["typeIdentifier"],
        value: .string(identifier),
        expected: "a uniform type identifier such as 'public.jpeg'"
      )
      issues.append(error)
    }
    return issues
  }

  private func degrees(_ value: Double?, _ most: Double, _ name: String) -> [ParameterValueError] {
    guard let value, !(abs(value) <= most) else { return [] }
    let expected = "\(words(of: -most)) to \(words(of: most))"
    return [
      ParameterValueError(.outOfBounds, path: [.name(name)], value: .decimal(value), expected: expected)
    ]
  }
}

extension TypeTable {
  private func issues(in object: ObjectValue, as schema: ObjectSchema?) -> [ParameterValueError] {
    var issues: [ParameterValueError] = []
    for field in ObjectFields.standard {
      guard let entry = object.retained.entries[field.name], entry.reason != .unknownName else { continue }
      issues += self.issues(reading: entry.value, as: field.type, isArray: field.isArray)
        .map { $0.within(.name(field.name)) }
    }
    guard let schema else { return issues }
    for property in schema.properties {
      let value = object.properties[property.name]
      let found =
        object.retained.standIn(for: property.name, of: value)
        .map { self.issues(reading: $0, as: property.type, isArray: property.isArray) }
        ?? self.issues(in: value, as: property.type, isArray: property.isArray)
      issues += found.map { $0.within(.name(property.name)) }
    }
    issues += object.retained.unknownNames(among: schema.fieldNames)
    for name in object.properties.keys.sorted() where schema.property(named: name) == nil {
      let value = object.properties[name]
      issues.append(
        ParameterValueError(.unknownName, path: [.name(name)], value: value, alternatives: schema.fieldNames)
      )
    }
    return issues
  }
}

extension DateComponentsFields {
  /// The allowed numbers in the Gregorian calendar. The allowed days also depend on the month and year.
  package static let ranges: [String: ClosedRange<Int>] = [
    "quarter": 1...4, "month": 1...12, "weekOfYear": 1...53, "weekday": 1...7, "day": 1...31,
    "dayOfYear": 1...366,
    "hour": 0...24, "minute": 0...59, "second": 0...60, "nanosecond": 0...999_999_999,
  ]

  static var fields: [ValueField] {
    numbers.map { ValueField(name: $0.name, type: .integer(NumberSettings())) }
      + [
        ValueField(name: "isLeapMonth", type: .boolean(BooleanSettings())), .text("calendar"),
        .text("timeZone"),
      ]
  }

  static func isGregorian(_ plain: PlainValue) -> Bool {
    guard case .object(let fields) = plain, case .string(let name)? = fields["calendar"] else { return true }
    return ["gregorian", "iso8601"].contains(name) || !calendarNames.contains(name)
  }

  /// Finds components out of their ranges. Only checks dates in the Gregorian or ISO 8601 calendar, and dates
  /// without a calendar.
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

extension RetainedValues {
  /// Skips names that begin with a dollar sign, such as `$schema`, because these are for other programs.
  func unknownNames(among names: @autoclosure () -> [String]) -> [ParameterValueError] {
    entries.keys.sorted().compactMap { name in
      guard let entry = entries[name], entry.reason == .unknownName, !name.hasPrefix("$") else { return nil }
      return ParameterValueError(
        .unknownName,
        path: [.name(name)],
        value: nil,
        plain: entry.value,
        alternatives: names()
      )
    }
  }
}

extension ParameterValueError {
  fileprivate static func url(_ value: ParameterValue) -> ParameterValueError {
    ParameterValueError(.invalidURL, value: value, expected: "a URL with its scheme, such as 'https://…'")
  }
}

extension URL {
  // For the URL ':', Foundation returns an empty scheme instead of `nil`.
  fileprivate var hasScheme: Bool {
    scheme?.isEmpty == false
  }
}

/// Uniform type identifiers of files, such as `public.image`.
enum TypeIdentifier {
  /// Whether the text is words of letters, digits, hyphens and any characters beyond ASCII, joined by dots.
  /// Apple's systems reject other characters, such as `_`.
  static func isValid(_ text: String) -> Bool {
    let words = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return words.count > 1 && words.allSatisfy { !$0.isEmpty && $0.allSatisfy(isAllowed) }
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "-") || byte >= 0x80
  }
}
