import Foundation
import IntentRuntime
import TestSupport

/// Generates values within bounds, with existing cases and units, and texts in many scripts.
struct RandomValues {
  private var generator: SeededGenerator
  private let schema: ConfigurationSchema
  private static let texts = [
    "", "a", "Ändern", "你好，世界", "天气", "👩‍👩‍👧 family", "🏳️‍🌈", "a&b=c?d#e", "100 %", "%41", "+1 +2",
    "\"quoted\" 'text'", "\\back\\", "line\nline", "true", "null", "12", "[1, 2]", "{\"a\": 1}",
    "<x>&amp;</x>",
    "inf", " leading and trailing ", "e\u{301}", "שלום", "-",
  ]

  init(_ schema: ConfigurationSchema, seed: UInt64) {
    self.schema = schema
    generator = SeededGenerator(seed: seed)
  }

  /// The other parameters keep their initial values.
  mutating func configuration() -> ConfigurationValues {
    var values = schema.initialValues
    for parameter in schema.parameters where oneIn(4) == false {
      let value = self.value(of: parameter.type, isArray: parameter.isArray)
      values.values[parameter.name] = value
    }
    return schema.accept(values)
  }

  mutating func value(of type: ParameterType, isArray: Bool, depth: Int = 0) -> ParameterValue {
    guard isArray else { return value(of: type, depth: depth) }
    return .array((0..<number(0...3)).map { _ in value(of: type, depth: depth) })
  }

  private mutating func value(of type: ParameterType, depth: Int) -> ParameterValue {
    switch type {
    case .boolean: return .boolean(oneIn(2))
    case .integer(let settings):
      let least = settings.minimum ?? -1_000_000
      let most = settings.maximum ?? max(least, 1_000_000)
      return .integer(number(least...max(least, most)))
    case .decimal(let settings): return .decimal(figure(settings.minimum, settings.maximum))
    case .string: return .string(text())
    case .enumeration(let name):
      return .enumCase(pick(schema.types.enums[name]?.cases.map(\.name) ?? []) ?? "")
    case .systemEnumeration: return .integer(number(0...9))
    case .object(let name): return .object(object(schema.types.objects[name], depth: depth))
    case .untypedObject: return .object(object(nil, depth: depth))
    case .date: return .date(Date(timeIntervalSinceReferenceDate: figure(-1e9, 1e9)))
    case .dateComponents: return .dateComponents(dateComponents())
    case .duration(let settings):
      let seconds = figure(settings.minimum?.seconds, settings.maximum?.seconds ?? 1e6)
      return .duration(.milliseconds(Int64(seconds) * 1_000 + (settings.maximum == nil ? 250 : 0)))
    case .measurement(let settings): return .measurement(measurement(settings))
    case .currencyAmount(let settings):
      let code = pick(settings.currencyCodes) ?? pick(["EUR", "JPY", "USD"]) ?? "EUR"
      return .currencyAmount(
        CurrencyAmountValue(figure(settings.minimum, settings.maximum), currencyCode: code)
      )
    case .paymentMethod:
      let kind = pick(PaymentMethodValue.Kind.allCases) ?? .unknown
      return .paymentMethod(PaymentMethodValue(kind, name: text(), identificationHint: maybe { $0.text() }))
    case .person:
      return .person(
        PersonValue(text(), handle: maybe { $0.text() }, contactIdentifier: maybe { $0.text() })
      )
    case .placemark:
      return .placemark(
        PlacemarkValue(
          text(),
          locality: maybe { $0.text() },
          countryCode: maybe { _ in "JP" },
          latitude: maybe { $0.figure(-90, 90) },
          longitude: maybe { $0.figure(-180, 180) }
        )
      )
    case .file:
      return .file(FileValue(url(), typeIdentifier: maybe { _ in "public.jpeg" }))
    case .speakableString: return .speakableString(speakable())
    case .url: return .url(url())
    }
  }

  private mutating func object(_ type: ObjectSchema?, depth: Int) -> ObjectValue {
    var object = ObjectValue(identifier: text(), displayString: text())
    object.pronunciationHint = maybe { $0.text() }
    if oneIn(3) { object.alternativeSpeakableMatches = (0..<number(0...2)).map { _ in speakable() } }
    guard depth < 3 else { return object }
    for property in type?.properties ?? [] where oneIn(2) {
      object.properties[property.name] = value(of: property.type, isArray: property.isArray, depth: depth + 1)
    }
    return object
  }

  private mutating func speakable() -> SpeakableStringValue {
    SpeakableStringValue(
      text(),
      pronunciationHint: maybe { $0.text() },
      vocabularyIdentifier: maybe { $0.text() }
    )
  }

  private mutating func measurement(_ settings: MeasurementSettings) -> MeasurementValue {
    let isBounded = settings.minimum != nil || settings.maximum != nil
    let free = isBounded ? settings.defaultUnit : pick(settings.dimension.units)
    return MeasurementValue(
      figure(settings.minimum, settings.maximum),
      settings.unit ?? free ?? settings.defaultUnit
    )
  }

  private mutating func dateComponents() -> DateComponents {
    var components = DateComponents()
    if oneIn(2) {
      components.year = number(1900...2100)
      components.month = number(1...12)
      components.day = number(1...28)
    }
    if oneIn(2) {
      components.hour = number(0...23)
      components.minute = maybe { $0.number(0...59) }
    }
    components.timeZone = maybe { _ in TimeZone(identifier: "Asia/Tokyo") } ?? nil
    return components
  }

  private mutating func url() -> URL {
    let links = [
      "https://example.com/a%20b?c=d&e=f#g", "file:///tmp/%E4%BD%A0%20.png", "mailto:ann@example.com",
      "https://example.com",
    ]
    return URL(string: pick(links) ?? "") ?? URL(fileURLWithPath: "/")
  }

  private mutating func text() -> String {
    pick(Self.texts) ?? ""
  }

  private mutating func figure(_ minimum: Double?, _ maximum: Double?) -> Double {
    let least = minimum ?? (maximum ?? 0) - 1_000
    let most = max(least, maximum ?? least + 2_000)
    let figure = Double.random(in: least...most, using: &generator)
    return oneIn(3) ? max(least, figure.rounded(.down)) : figure
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func oneIn(_ count: Int) -> Bool {
    Int.random(in: 1...count, using: &generator) == 1
  }

  private mutating func pick<Element>(_ choices: [Element]) -> Element? {
    choices.randomElement(using: &generator)
  }

  private mutating func maybe<Value>(_ value: (inout RandomValues) -> Value) -> Value? {
    oneIn(2) ? value(&self) : nil
  }
}
