import IntentPlatform

extension TypeTable {
  /// Finds the values that `read(_:as:isArray:)` can't understand, and problems with the values that it can
  /// read. The paths of the problems start at the value.
  public func issues(
    reading plain: PlainValue,
    as type: ParameterType,
    isArray: Bool = false
  ) -> [ParameterValueError] {
    if plain == .null { return [] }
    guard isArray else { return issues(readingElement: plain, as: type) }
    guard case .array(let elements) = plain else {
      return [.wrongType(plain, type.words(isArray: true))]
    }
    return elements.enumerated().flatMap { index, element in
      issues(readingElement: element, as: type).map { $0.within(.index(index)) }
    }
  }

  private func issues(readingElement plain: PlainValue, as type: ParameterType) -> [ParameterValueError] {
    if plain == .null { return [.wrongType(plain, type.formWords)] }
    let reading = read(plain, as: type)
    let inside = issues(in: reading.value, as: type)
    guard reading.issue != nil else { return inside }
    let found = problems(of: plain, as: type)
    let paths = Set(found.map(\.path))
    let rest = inside.filter { !paths.contains($0.path) }
    // Without all of Foundation, a program doesn't know all time zones and calendars, but nothing is wrong.
    if case .dateComponents = type, reading.value != nil {
      return DateComponentsFields.isGregorian(plain) ? found + rest : found
    }
    return found.isEmpty && rest.isEmpty ? [.wrongType(plain, type.formWords)] : found + rest
  }

  private func problems(of plain: PlainValue, as type: ParameterType) -> [ParameterValueError] {
    switch (type, plain) {
    case (.enumeration(let name), .string), (.enumeration(let name), .integer):
      let names = enums[name]?.caseNames ?? []
      return [
        ParameterValueError(
          .unknownCase,
          value: nil,
          plain: plain,
          expected: type.valueWords,
          alternatives: names
        )
      ]
    case (.url, .string):
      return [ParameterValueError(.invalidURL, value: nil, plain: plain, expected: type.formWords)]
    case (.date, .string(let text)):
      let expected = DateText.lastDay(before: text).map { "a day up to \($0) in \(text.prefix(7))" }
      return [
        ParameterValueError(.invalidDate, value: nil, plain: plain, expected: expected ?? type.formWords)
      ]
    case (_, .object(let values)):
      return type.fields.map { problems(of: values, fields: $0, of: type) } ?? []
    default:
      return []
    }
  }

  /// A field with an alternative is only missing if both are. A value of the right type can still be wrong
  /// for its field. An extra name is a problem; in an object of the definition, the object's retained values
  /// report it.
  private func problems(
    of values: [String: PlainValue],
    fields: [ValueField],
    of type: ParameterType
  ) -> [ParameterValueError] {
    var problems: [ParameterValueError] = []
    for field in fields {
      guard let value = values[field.name], value != .null else {
        let isMissed = field.alternative.map { values[$0] ?? .null == .null } ?? field.isRequired
        guard isMissed else { continue }
        let (expected, names) = type.choices(of: field.name) ?? (field.type.valueWords, [])
        let error = ParameterValueError(.missingValue, value: nil, expected: expected, alternatives: names)
        problems.append(error.within(.name(field.name)))
        continue
      }
      var found =
        read(value, as: field.type, isArray: field.isArray).issue == nil
        ? [] : issues(reading: value, as: field.type, isArray: field.isArray)
      if found.isEmpty, case .string(let text) = value, let problem = type.problem(of: text, in: field.name) {
        found = [problem]
      }
      problems += found.map { $0.within(.name(field.name)) }
    }
    if case .object = type { return problems }
    let names = fields.map(\.name)
    for name in values.keys.sorted() where !names.contains(name) && values[name] != .null {
      problems.append(
        ParameterValueError(
          .unknownName,
          path: [.name(name)],
          value: nil,
          plain: values[name],
          alternatives: names
        )
      )
    }
    return problems
  }
}

extension MeasurementSettings {
  fileprivate var units: [MeasurementUnit] {
    unit.map { [$0] } ?? dimension.units
  }
}

extension ParameterType {
  /// Returns `nil` if the field allows any text.
  fileprivate func choices(of field: String) -> (words: String, names: [String])? {
    switch (self, field) {
    case (.measurement(let settings), "unit"): ("a unit of \(words)", settings.units.map(\.rawValue))
    default: nil
    }
  }

  fileprivate func problem(of text: String, in field: String) -> ParameterValueError? {
    switch (self, field) {
    case (.measurement(let settings), "unit"):
      if MeasurementUnit(formatName: text)?.dimension == settings.dimension { return nil }
      if let unit = settings.units.first(where: { $0.symbol == text }) {
        return .init(.wrongUnit, plain: text, "the name of a unit, here '\(unit.rawValue)'", [])
      }
      return choices(of: field).map { .init(.wrongUnit, plain: text, $0.words, $0.names) }
    case (.paymentMethod, "kind"):
      if PaymentMethodValue.Kind(rawValue: text) != nil { return nil }
      let kinds = PaymentMethodValue.Kind.allCases.map(\.rawValue)
      return .init(.unknownCase, plain: text, "a kind of payment method", kinds)
    case (.dateComponents, "calendar"):
      if DateComponentsFields.calendarNames.contains(text) { return nil }
      return .init(.unknownCase, plain: text, "a calendar", DateComponentsFields.calendarNames)
    case (.dateComponents, "timeZone"):
      return TimeZoneNames.contains(text)
        ? nil : .wrongType(.string(text), "a time zone such as 'Europe/Berlin'")
    default:
      return nil
    }
  }
}

extension ParameterValueError {
  fileprivate init(_ kind: Kind, plain text: String, _ expected: String, _ alternatives: [String]) {
    self.init(kind, value: nil, plain: .string(text), expected: expected, alternatives: alternatives)
  }

  static func wrongType(_ plain: PlainValue, _ expected: String) -> ParameterValueError {
    ParameterValueError(.wrongType, value: nil, plain: plain, expected: expected)
  }
}

extension DateText {
  /// Returns the last day of the month if a date such as `2023-02-29` comes after it.
  fileprivate static func lastDay(before text: String) -> Int? {
    let words = text.prefix(10).split(separator: "-", omittingEmptySubsequences: false)
    let parts = words.compactMap { Int($0) }
    guard words.map(\.count) == [4, 2, 2], parts.count == 3, (1...12).contains(parts[1]) else { return nil }
    let last = length(ofMonth: parts[1], in: parts[0])
    return (last + 1...99).contains(parts[2]) ? last : nil
  }
}
