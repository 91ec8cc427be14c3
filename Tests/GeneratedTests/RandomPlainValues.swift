import IntentRuntime
import TestSupport

/// Generates valid values in every accepted form, and almost valid ones.
struct RandomPlainValues {
  private var generator: SeededGenerator
  private let types: TypeTable

  init(_ types: TypeTable, seed: UInt64) {
    self.types = types
    generator = SeededGenerator(seed: seed)
  }

  mutating func value(of type: ParameterType, isArray: Bool) -> PlainValue {
    if oneIn(8) { return anything }
    guard isArray else { return element(of: type) }
    return .array((0..<Int.random(in: 0...2, using: &generator)).map { _ in element(of: type) })
  }

  mutating func spoilt(_ value: PlainValue) -> PlainValue {
    switch value {
    case .object(var fields) where !oneIn(5):
      let name = pick(fields.keys.sorted()) ?? "novel"
      switch Int.random(in: 0...4, using: &generator) {
      case 0: fields["novel"] = anything
      case 1: fields[name] = nil
      default: fields[name] = fields[name].map { spoilt($0) }
      }
      return .object(fields)
    case .array(var elements) where !oneIn(5):
      guard let index = elements.indices.randomElement(using: &generator) else { return .array([anything]) }
      elements[index] = spoilt(elements[index])
      return .array(elements)
    default:
      return anything
    }
  }

  var anything: PlainValue {
    mutating get {
      pick([
        .null, .boolean(true), .integer(0), .integer(-7), .integer(12), .number(0.5), .number(1e30),
        .string(""),
        .string("nan"), .string("-inf"), .string("true"), .string("天气"), .array([]), .array([.null]),
        .array([.integer(1), .string("a")]), .object([:]), .object(["identifier": .string("i")]),
        .object(["identifier": .string("i"), "novel": .null]),
        .object(["identifier": .string("i"), "displayString": .integer(1)]),
      ]) ?? .null
    }
  }

  private mutating func element(of type: ParameterType) -> PlainValue {
    switch type {
    case .enumeration(let name):
      let cases = types.enums[name]?.cases ?? []
      let near: [PlainValue] = [
        .integer(-1), .integer(99), .string("unknown"), .string("Unknown"), .number(0.5),
      ]
      return pick(cases.flatMap { [.string($0.name), .integer($0.index), .integer($0.index + 1)] } + near)
        ?? .null
    case .integer(let settings):
      let bounds = [settings.minimum ?? 0, settings.maximum ?? 100]
      return pick(bounds.flatMap { [.integer($0 - 1), .integer($0), .integer($0 + 1)] }) ?? .null
    case .decimal(let settings): return figure(settings.minimum, settings.maximum)
    case .date: return oneIn(8) ? figure(-63_145_526_400, 252_423_993_600) : text(Self.dates)
    case .duration: return oneIn(3) ? figure(0, 1e6) : text(Self.durations)
    case .url, .file: return oneIn(3) ? file : text(Self.links)
    case .dateComponents: return dateComponents
    case .measurement(let settings):
      let value = figure(settings.minimum, settings.maximum)
      if oneIn(3) { return value }
      let units = MeasurementUnit.allCases.filter { $0.dimension == settings.dimension }.map(\.rawValue)
      let unit = text(units + units.map { $0.prefix(1).uppercased() + $0.dropFirst() } + ["parsecs", ""])
      return .object(["value": value, "unit": unit])
    case .currencyAmount(let settings):
      let codes = settings.currencyCodes + ["EUR", "JPY", "eur", "EURO", "€"]
      return .object(["amount": figure(settings.minimum, settings.maximum), "currencyCode": text(codes)])
    case .paymentMethod:
      return .object(["name": text(["a", ""]), "kind": text(["debit", "applePay", "cash"])])
    case .placemark:
      return .object([
        "name": text(["a", ""]), "latitude": figure(-90, 90), "longitude": figure(-180, 180),
        "countryCode": oneIn(4) ? anything : .null,
      ])
    case .person:
      return oneIn(2) ? text(["Ann"]) : .object(["displayName": text(["Ann"]), "handle": anything])
    case .speakableString:
      return oneIn(2) ? text(["a"]) : .object(["spokenPhrase": text(["a"]), "pronunciationHint": anything])
    case .boolean, .string, .systemEnumeration, .object, .untypedObject: return anything
    }
  }

  private var file: PlainValue {
    mutating get {
      .object([
        "url": text(Self.links),
        "typeIdentifier": text([
          "public.jpeg", "public", "com.apple.m4v-video", "a..b", ".a", "a.b c", "a_b.1", "a.ü",
        ]),
      ])
    }
  }

  private var dateComponents: PlainValue {
    mutating get {
      let numbers: [(name: String, range: ClosedRange<Int>)] = [
        ("year", 1899...1905), ("year", 2000...2024), ("month", 0...13), ("day", 27...32), ("hour", 22...25),
        ("minute", 58...60), ("second", 59...61), ("weekday", 0...8), ("quarter", 0...5), ("era", -1...3),
        ("nanosecond", -1...0), ("weekOfYear", 52...54), ("weekOfMonth", 0...9),
      ]
      var fields: [String: PlainValue] = [:]
      // February has the most variable length.
      if oneIn(2) { fields = ["month": .integer(2), "day": .integer(29)] }
      for (name, range) in numbers where oneIn(6) {
        fields[name] = .integer(Int.random(in: range, using: &generator))
      }
      if oneIn(4) { fields["calendar"] = text(["gregorian", "hebrew", "iso8601", "Gregorian", "lunar"]) }
      if oneIn(8) { fields["timeZone"] = text(["Asia/Tokyo", "Nowhere/Land"]) }
      if oneIn(12) { fields[pick(["day", "isLeapMonth", "calendar", "novel"]) ?? ""] = anything }
      return .object(fields)
    }
  }

  private mutating func figure(_ minimum: Double?, _ maximum: Double?) -> PlainValue {
    let bounds = [minimum ?? 0, maximum ?? 100]
    let figures: [PlainValue] = bounds.flatMap { [.number($0 - 0.5), .number($0), .number($0 + 0.5)] }
    let texts: [PlainValue] = [.string("nan"), .string("inf"), .string("-inf")]
    return oneIn(4) ? pick(texts) ?? .null : pick(figures) ?? .null
  }

  private mutating func text(_ texts: [String]) -> PlainValue {
    .string(pick(texts) ?? "")
  }

  mutating func pick<Element>(_ choices: [Element]) -> Element? {
    choices.randomElement(using: &generator)
  }

  private mutating func oneIn(_ count: Int) -> Bool {
    Int.random(in: 1...count, using: &generator) == 1
  }

  private static let dates = [
    "2024-02-29", "2023-02-29", "1900-02-29", "2000-02-29", "2400-02-29", "0000-02-29", "2024-02-30",
    "2024-04-31", "2024-12-31", "2024-13-01", "2024-00-01", "2024-01-00", "2024-1-1", "20240101", "24-01-01",
    "2024-01-01T12:30", "2024-01-01T24:59:60", "2024-01-01T25:00", "2024-01-01T12:60", "2024-01-01t12:30:61",
    "2024-01-01 12:30:00.5", "2024-01-01 12:30:00,25Z", "2024-01-01T12:30:00.", "2024-01-01T12:30.5",
    "2024-01-01T12:30:00z", "2024-01-01T12:30+02", "2024-01-01T12:30-0230", "2024-01-01T12:30+02:30",
    "2024-01-01T12:30+24:00", "2024-01-01T12:30+02:", "2024-01-01T12:30+02:60", "2024-01-01T12:30ZZ",
    "2024-01-01T", "2024-01-01Z", "2024-01-01T12", " 2024-01-01", "2024-01-01 ", "٢٠٢٤-٠١-٠١", "inf",
  ]

  private static let durations = [
    "PT90S", "PT1.5H", "P1DT2H", "P1Y2M3W4D", "P1D1Y", "PT1S1H", "-PT0S", "-PT0.0S", "-PT5S", "-PT0.5S", "P",
    "PT",
    "P1DT", "PT1", "PT.5S", "PT5.S", "PT1,5M", "pt5s", "P1H", "PT1D", "PT1Y", "P-1D", "+PT5S", "5", "",
    "PT0S",
    "P100Y", "P1W", "PT5S ", "nan",
  ]

  private static let links = [
    "https://example.com", "https://example.com/a b", "mailto:ann@example.com", "/tmp/a.png", "//host/a",
    "a.png",
    "", "https:", ":", "x:", "1x:y", "https://例え.jp/天气", "file:///tmp/%E4", "~/a", "?a=b", "#a", "a:b", "天:气",
    "x-app+1.0://a", "/", "./a:b",
  ]
}
