import IntentChecking
import IntentDiagnostics
import IntentLocalisation
import IntentSchema

extension ConfigurationJSONSchema {
  /// The first form is used for writing.
  func forms(of type: ParameterType) -> [JSONTree] {
    switch type {
    case .boolean: return [["type": "boolean"]]
    case .integer(let settings): return [Self.integer(settings)]
    case .systemEnumeration: return [Self.integer(NumberSettings())]
    case .decimal(let settings): return Self.number(settings.minimum, settings.maximum)
    case .string: return [["type": "string"]]
    case .enumeration(let name):
      return [
        types.enums[name] == nil
          ? false : Self.reference(Self.key(ofEnum: name), type: ["string", "integer"])
      ]
    case .object(let name) where types.objects[name] != nil:
      return [Self.reference(Self.key(ofObject: name), type: ["object", "string"])]
    case .object, .untypedObject: return [untypedObject, ["type": "string", "minLength": 1]]
    case .date: return [Self.text(TextPattern.date), Self.seconds]
    case .dateComponents: return [Self.reference(Self.dateComponentsKey, type: "object")]
    case .duration(let settings): return Self.duration(settings)
    case .measurement(let settings): return measurement(settings)
    case .currencyAmount(let settings): return [currencyAmount(settings)]
    case .paymentMethod:
      let kinds = PaymentMethodValue.Kind.allCases.map { JSONTree.string($0.rawValue) }
      return [object(of: type, ["kind": [["enum": .array(kinds)]]])]
    case .person, .speakableString: return [object(of: type), ["type": "string"]]
    case .placemark:
      let fields = ["latitude": Self.plainNumber(-90, 90), "longitude": Self.plainNumber(-180, 180)]
      return [object(of: type, fields.mapValues { [$0] }), ["type": "string"]]
    case .file:
      let url = Self.text(TextPattern.fileURL)
      return [
        url, object(of: type, ["url": [url], "typeIdentifier": [Self.text(TextPattern.typeIdentifier)]]),
      ]
    case .url: return [Self.text(TextPattern.url)]
    }
  }

  func tree(of enumeration: EnumSchema) -> JSONTree {
    var seen: Set<String> = []
    let cases = enumeration.cases.filter { seen.insert($0.name).inserted }
    guard !cases.isEmpty else { return Self.null }
    let titles = cases.compactMap { enumCase in
      let title = translation.text(enumCase.title)
      return DescriptionText.isBlank(title) || title == enumCase.name ? nil : "\(enumCase.name): \(title)"
    }
    let values =
      cases.map { JSONTree.string($0.name) }
      + Set(enumeration.cases.map(\.index)).sorted().map { JSONTree.integer($0) } + [.null]
    let description = (titles + ["The number of a case is accepted too."]).joined(separator: "\n")
    return .object(
      annotations(title: translation.text(enumeration.title), description: description)
        + [.init("enum", .array(values))]
    )
  }

  // MARK: Numbers

  /// Seconds since 2001, for the years 0 to 9999.
  private static let seconds: JSONTree = [
    "type": "number", "minimum": -63_145_526_400, "exclusiveMaximum": 252_423_993_600,
  ]

  private static func integer(_ settings: NumberSettings<Int>) -> JSONTree {
    [
      "type": "integer",
      "minimum": .integer(settings.minimum ?? .min), "maximum": .integer(settings.maximum ?? .max),
    ]
  }

  static func plainNumber(_ minimum: Double?, _ maximum: Double?) -> JSONTree {
    var members: [JSONTree.Member] = [.init("type", "number")]
    if let minimum { members.append(.init("minimum", .number(minimum))) }
    if let maximum { members.append(.init("maximum", .number(maximum))) }
    return .object(members)
  }

  /// Accepts a text for a number that JSON can't represent.
  static func number(_ minimum: Double?, _ maximum: Double?) -> [JSONTree] {
    var texts: [String] = []
    if maximum == nil { texts.append("inf") }
    if minimum == nil { texts.append("-inf") }
    if minimum == nil, maximum == nil { texts.append("nan") }
    let number = plainNumber(minimum, maximum)
    return texts.isEmpty ? [number] : [number, Self.text(oneOf: texts)]
  }

  private static func duration(_ settings: DurationSettings) -> [JSONTree] {
    let unit = settings.defaultUnit.seconds
    var members: [JSONTree.Member] = [.init("type", "number")]
    members.append(
      settings.minimum.map { .init("minimum", .number($0.seconds / unit)) }
        ?? .init("exclusiveMinimum", .number(-1e15 / unit))
    )
    members.append(
      settings.maximum.map { .init("maximum", .number($0.seconds / unit)) }
        ?? .init("exclusiveMaximum", .number(1e15 / unit))
    )
    let isNegative = settings.minimum.map { $0 < .zero } ?? true
    let pattern = isNegative ? TextPattern.duration : TextPattern.positiveDuration
    return [text(pattern), .object(members)]
  }

  // MARK: Figures with a unit

  private func measurement(_ settings: MeasurementSettings) -> [JSONTree] {
    let units = settings.unit.map { [$0] } ?? settings.dimension.units
    let bounds = units.map { unit in
      [
        settings.minimum.flatMap { settings.defaultUnit.convert($0, to: unit) }?.roundedToDigits(.down),
        settings.maximum.flatMap { settings.defaultUnit.convert($0, to: unit) }?.roundedToDigits(.up),
      ]
    }
    // Without bounds, or with bounds of zero, units share a schema.
    let groups = Set(bounds).count == 1 ? [units] : units.map { [$0] }
    let forms = zip(groups, bounds).map { units, bounds in
      let names = units.map(\.rawValue)
      let unit: [JSONTree] = [
        ["enum": .array(names.map { .string($0) })],
        Self.text(oneOf: names.map { $0.prefix(1).uppercased() + $0.dropFirst() }),
      ]
      let value = Self.number(bounds.first ?? nil, bounds.last ?? nil)
      return object(of: .measurement(settings), ["value": value, "unit": unit])
    }
    guard settings.unit == nil || settings.unit == settings.defaultUnit else { return forms }
    return forms + Self.number(settings.minimum, settings.maximum)
  }

  private func currencyAmount(_ settings: CurrencySettings) -> JSONTree {
    let codes = settings.currencyCodes.filter { code in
      code.utf8.count == 3 && code.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")) ~= $0 }
    }
    let code: JSONTree =
      settings.currencyCodes.isEmpty
      ? Self.text(TextPattern.currencyCode) : ["enum": .array(codes.map { .string($0) })]
    let amount = Self.number(settings.minimum, settings.maximum)
    return object(of: .currencyAmount(settings), ["amount": amount, "currencyCode": [code]])
  }

  /// Editors don't suggest words in a pattern, and intentc never writes these words.
  private static func text(oneOf words: [String]) -> JSONTree {
    text("^(?:\(words.joined(separator: "|")))\(TextPattern.end)")
  }

  private static func text(_ pattern: String) -> JSONTree {
    ["type": "string", "pattern": .string(pattern)]
  }
}

extension Double {
  /// Rounds outwards to twelve digits, so that a bound converted to another unit excludes nothing.
  fileprivate func roundedToDigits(_ rule: FloatingPointRoundingRule) -> Double {
    guard self != 0, magnitude < 1e11 else { return rounded(rule) }
    var scale = 1.0
    while magnitude * scale < 1e11, scale < 1e22 { scale *= 10 }
    let scaled = self * scale
    // The conversion may have added a rounding error.
    let isWhole = abs(scaled - scaled.rounded()) < 1e-3
    return scaled.rounded(isWhole ? .toNearestOrAwayFromZero : rule) / scale
  }
}

/// In syntax that every validator supports.
enum TextPattern {
  /// In some validators, a dollar sign also matches before a final line break.
  static let end = "$(?!\\n)"

  /// Optionally with time and zone. Checks leap years.
  static let date: String = {
    let leapYear = "(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)"
    let days = [
      "[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])",
      "[0-9]{4}-(?:0[13-9]|1[0-2])-(?:29|30)",
      "[0-9]{4}-(?:0[13578]|1[02])-31",
      "\(leapYear)-02-29",
    ]
    let clock = "(?:[01][0-9]|2[0-4]):[0-5][0-9](?::(?:[0-5][0-9]|60)(?:[.,][0-9]+)?)?"
    let zone = "(?:[Zz]|[+-](?:[01][0-9]|2[0-3])(?::?[0-5][0-9])?)?"
    return "^(?:\(days.joined(separator: "|")))(?:[Tt ]\(clock)\(zone))?\(end)"
  }()

  static let duration = "^-?\(unsignedDuration)\(end)"

  /// Allows a minus sign only for zero.
  static let positiveDuration = "^(?:-(?=[^1-9]*\(end)))?\(unsignedDuration)\(end)"

  private static let unsignedDuration: String = {
    let number = "[0-9]+(?:[.,][0-9]+)?"
    let dates = "(?:\(number)[YyMmWwDd])"
    return "[Pp](?:\(dates)+|\(dates)*[Tt](?:\(number)[HhMmSs])+)"
  }()

  static let url = "^[A-Za-z][A-Za-z0-9+.-]*:"

  static let fileURL = "^(?:[A-Za-z][A-Za-z0-9+.-]*:|/)"

  /// As `TypeIdentifier` says, by the ASCII characters that it doesn't allow.
  static let typeIdentifier: String = {
    let word = "[^\\x00-,./:-@\\[-`{-\\x7F]+"
    return "^\(word)(?:\\.\(word))+\(end)"
  }()

  static let currencyCode = "^[A-Z]{3}\(end)"
}
