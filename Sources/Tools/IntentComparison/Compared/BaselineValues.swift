import IntentDiagnostics
import IntentSchema

extension BaselineReader {
  func type(_ object: JSONObject) throws(Problem) -> ParameterType {
    let json = try object.object("type")
    let kind = try json.string("kind")
    let name = try json.optionalString("name")
    let unit = try json.optionalString("unit")
    let defaultUnit = try json.optionalString("defaultUnit")
    let (minimum, maximum) = (try json.optionalNumber("minimum"), try json.optionalNumber("maximum"))
    let details = try json.strings("details")
    let control = NumberControl.allCases.first { $0.rawValue.lowercased() == details.first } ?? .field
    switch kind {
    case "boolean": return .boolean(BooleanSettings())
    case "integer":
      return .integer(
        NumberSettings(control, minimum: minimum.map(Self.whole), maximum: maximum.map(Self.whole))
      )
    case "decimal": return .decimal(NumberSettings(control, minimum: minimum, maximum: maximum))
    case "string": return .string(TextSettings(details: details))
    case "enum": return .enumeration(try json.string("name"))
    case "systemEnum": return .systemEnumeration(try json.string("name"))
    case "object": return .object(try json.string("name"))
    case "untypedObject": return .untypedObject(name)
    case "date": return .date
    case "dateComponents":
      return .dateComponents(
        DateSettings(
          unit.flatMap(DateSettings.Components.init(rawValue:)) ?? .dateAndTime,
          format: Self.format(details.first)
        )
      )
    case "duration":
      return .duration(
        DurationSettings(
          unit: unit.flatMap(DurationUnit.init(rawValue:)),
          defaultUnit: defaultUnit.flatMap(DurationUnit.init(rawValue:)) ?? .seconds,
          minimum: minimum.map(Self.duration),
          maximum: maximum.map(Self.duration)
        )
      )
    case "measurement":
      guard let dimension = name.flatMap(MeasurementDimension.init(rawValue:)) else { break }
      return .measurement(
        MeasurementSettings(
          dimension,
          unit: unit.flatMap(MeasurementUnit.init(rawValue:)),
          defaultUnit: defaultUnit.flatMap(MeasurementUnit.init(rawValue:)),
          minimum: minimum,
          maximum: maximum
        )
      )
    case "currencyAmount":
      let codes = try choices(json)
      return .currencyAmount(CurrencySettings(currencyCodes: codes, minimum: minimum, maximum: maximum))
    case "paymentMethod": return .paymentMethod
    case "person": return .person(details.first)
    case "placemark": return .placemark(details.first)
    case "file": return .file(FileSettings(typeIdentifiers: try choices(json)))
    case "speakableString": return .speakableString
    case "url": return .url
    default: break
    }
    throw object.problem("type", "'type' is not a known type")
  }

  /// Version 1 sorts `choices` (currencies or file types); only `words` has them in the definition's order.
  private func choices(_ json: JSONObject) throws(Problem) -> [String] {
    let choices = try json.strings("choices")
    guard version == 1 else { return choices }
    let words = try json.string("words")
    return choices.sorted { one, other in
      guard let place = words.firstRange(of: one), let next = words.firstRange(of: other) else {
        return false
      }
      return place.lowerBound < next.lowerBound
    }
  }

  private static func format(_ words: String?) -> DateSettings.Format {
    switch words {
    case nil: DateSettings().format
    case "relative to now": .relative
    case let words?: .template(LocalizedText(String(words.dropFirst("shown as ".count))))
    }
  }

  private static func whole(_ number: Double) -> Int {
    Int(exactly: number.rounded()) ?? (number < 0 ? .min : .max)
  }

  private static func duration(_ seconds: Double) -> Duration {
    .milliseconds(Int64(exactly: (seconds * 1_000).rounded()) ?? (seconds < 0 ? .min : .max))
  }

  func defaultValue(_ object: JSONObject, _ type: ParameterType) throws(Problem) -> ParameterValue? {
    guard let json = object.value("default") else { return nil }
    guard let value = value(json.kind, of: type) else {
      throw object.problem("default", "'default' must be a value of the parameter's type, not \(json.words)")
    }
    return value
  }

  private func value(_ json: JSONTree.Kind, of type: ParameterType) -> ParameterValue? {
    switch (type, json) {
    case (.enumeration, .string(let name)): return .enumCase(name)
    case (.string, .string(let text)): return .string(version == 1 ? text.unquoted : text)
    case (.speakableString, .string(let text)):
      return .speakableString(SpeakableStringValue(version == 1 ? text.unquoted : text))
    case (_, .boolean(let flag)): return .boolean(flag)
    case (_, .string("true")): return .boolean(true)
    case (_, .string("false")): return .boolean(false)
    case (.integer, .number(let text)), (.integer, .string(let text)),
      (.systemEnumeration, .number(let text)),
      (.systemEnumeration, .string(let text)):
      return Int(text).map { .integer($0) }
    case (.duration, .string(let words)): return .duration(Self.duration(Self.seconds(words)))
    case (_, .number(let text)), (_, .string(let text)):
      guard let number = Double(text.prefix { $0 != " " }) else { return nil }
      switch type {
      case .duration: return .duration(Self.duration(number))
      case .measurement(let settings): return .measurement(MeasurementValue(number, settings.defaultUnit))
      case .currencyAmount(let settings):
        return .currencyAmount(CurrencyAmountValue(number, currencyCode: settings.currencyCodes.first ?? ""))
      default: return .decimal(number)
      }
    default: return nil
    }
  }

  private static func seconds(_ words: String) -> Double {
    let lengths = ["d": 86_400.0, "h": 3_600, "m": 60, "s": 1]
    var seconds = 0.0
    var count = 0.0
    for word in words.split(separator: " ") {
      if let number = Double(word) {
        count = number
      } else {
        seconds += count * (lengths[String(word.prefix(1))] ?? 0)
        count = 0
      }
    }
    return words.hasPrefix("minus") ? -seconds : seconds
  }

  func visibility(_ object: JSONObject, _ types: [String: ParameterType]) throws(Problem) -> VisibilityRule? {
    guard let rule = try object.optionalObject("shownWhile") else { return nil }
    let parent = try rule.string("parent")
    let values = try rule.strings("values")
    let isEnum = types[parent]?.enumName != nil
    let operands = values.map { isEnum ? .enumCase($0) : Self.operand($0) }
    let numbers = values.compactMap(Double.init)
    let predicate: VisibilityPredicate? =
      switch (try rule.string("predicate"), numbers.count) {
      case ("hasAnyValue", _): .hasAnyValue
      case ("isAnyOf", _): .isAnyOf(operands)
      case ("isNoneOf", _): .isNoneOf(operands)
      case ("contains", _): .contains(values)
      case ("doesNotContain", _): .doesNotContain(values)
      case ("isWithin", 2) where numbers[0] <= numbers[1]: .isWithin(numbers[0]...numbers[1])
      case ("isLessThan", 1): .isLessThan(numbers[0])
      case ("isLessThanOrEqual", 1): .isLessThanOrEqual(numbers[0])
      case ("isGreaterThan", 1): .isGreaterThan(numbers[0])
      case ("isGreaterThanOrEqual", 1): .isGreaterThanOrEqual(numbers[0])
      default: nil
      }
    guard let predicate else { throw object.problem("shownWhile", "'shownWhile' is not a known condition") }
    return VisibilityRule(parent, predicate)
  }

  private static func operand(_ words: String) -> ParameterValue {
    switch words {
    case "true": .boolean(true)
    case "false": .boolean(false)
    default:
      if let number = Int(words) {
        .integer(number)
      } else if let number = Double(words) {
        .decimal(number)
      } else {
        .string(words.unquoted)
      }
    }
  }
}

extension TextSettings {
  fileprivate init(details: [String]) {
    let capitals: [String: Capitalization] = [
      "no capitals": .none, "capital words": .words, "all capitals": .allCharacters,
    ]
    let keyboard = details.first { $0.hasPrefix("keyboard ") }
    self.init(
      capitalization: details.lazy.compactMap { capitals[$0] }.first ?? .sentences,
      isMultiline: details.contains("several lines"),
      correctsSpelling: !details.contains("no spelling correction"),
      keyboardType: keyboard.map { String($0.dropFirst("keyboard ".count)) }
    )
  }
}

extension String {
  var unquoted: String {
    count >= 2 && hasPrefix("'") && hasSuffix("'") ? String(dropFirst().dropLast()) : self
  }
}
