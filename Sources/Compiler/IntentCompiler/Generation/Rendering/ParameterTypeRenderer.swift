import IntentSchema
import IntentText

/// Renders the Swift type of a parameter.
package struct ParameterTypeRenderer {
  let names: ModuleNames
  /// The namespace and a dot where they must be written; otherwise empty.
  var scope = ""

  package init(names: ModuleNames, scope: String = "") {
    self.names = names
    self.scope = scope
  }

  /// The Swift type of a single value, also for a list.
  package func element(_ type: ParameterType) -> String {
    switch type {
    case .boolean: names.swift("Bool")
    case .integer, .systemEnumeration: names.swift("Int")
    case .decimal: names.swift("Double")
    case .string: names.swift("String")
    case .duration: names.swift("Duration")
    case .enumeration(let name):
      names.enumeration(name).map { scope + $0.name } ?? names.swift("Int")
    case .object(let name):
      names.object(name).map { scope + $0.name } ?? names.runtime("ObjectValue")
    case .untypedObject: names.runtime("ObjectValue")
    case .date: names.foundation("Date")
    case .dateComponents: names.foundation("DateComponents")
    case .url: names.foundation("URL")
    case .measurement(let settings): measurement(settings.dimension)
    case .currencyAmount: names.runtime("CurrencyAmountValue")
    case .paymentMethod: names.runtime("PaymentMethodValue")
    case .person: names.runtime("PersonValue")
    case .placemark: names.runtime("PlacemarkValue")
    case .file: names.runtime("FileValue")
    case .speakableString: names.runtime("SpeakableStringValue")
    }
  }

  private func measurement(_ dimension: MeasurementDimension) -> String {
    let unit = names.foundation("Unit\(dimension.rawValue)")
    return "\(names.foundation("Measurement"))<\(unit)>"
  }

  package static func needsFoundation(_ type: ParameterType) -> Bool {
    switch type {
    case .date, .dateComponents, .url, .measurement: true
    default: false
    }
  }

  /// `nil` if the Swift type implies the schema type.
  func expression(_ type: ParameterType) -> SwiftExpression? {
    switch type {
    case .boolean(let settings): boolean(settings)
    case .integer(let settings): number(settings, "integer") { SwiftLiteral.integer($0) }
    case .decimal(let settings): number(settings, "decimal") { SwiftLiteral.double($0) }
    case .string(let settings): text(settings)
    case .systemEnumeration(let name): SwiftExpression(".systemEnumeration(", [.text(name)])
    case .untypedObject(let name?): SwiftExpression(".untypedObject(", [.text(name)])
    case .person(let kind?): SwiftExpression(".person(", [.text(kind)])
    case .placemark(let kind?): SwiftExpression(".placemark(", [.text(kind)])
    case .dateComponents(let settings): date(settings)
    case .duration(let settings): duration(settings)
    case .measurement(let settings): measurement(settings)
    case .currencyAmount(let settings): currency(settings)
    case .file(let settings): file(settings)
    case .enumeration, .object, .untypedObject, .date, .paymentMethod, .person, .placemark, .speakableString,
      .url:
      nil
    }
  }

  func text(_ text: LocalizedText) -> SwiftExpression {
    var arguments: [SwiftExpression] = [.text(text.text)]
    if let key = text.key { arguments.append(.text("key", key)) }
    return SwiftExpression("\(names.runtime("LocalizedText"))(", arguments)
  }

  private func settings(_ type: String, _ name: String, _ arguments: [SwiftExpression]) -> SwiftExpression? {
    guard !arguments.isEmpty else { return nil }
    return SwiftExpression(
      ".\(type)(",
      [SwiftExpression("\(names.runtime(name))(", arguments)]
    )
  }

  private func boolean(_ settings: BooleanSettings) -> SwiftExpression? {
    var arguments: [SwiftExpression] = []
    if let words = settings.trueDisplayName { arguments.append(text(words).labelled("trueDisplayName:")) }
    if let words = settings.falseDisplayName { arguments.append(text(words).labelled("falseDisplayName:")) }
    return self.settings("boolean", "BooleanSettings", arguments)
  }

  private func number<Number>(
    _ settings: NumberSettings<Number>,
    _ type: String,
    literal: (Number) -> String
  ) -> SwiftExpression? {
    var arguments: [SwiftExpression] = []
    if settings.control != .field { arguments.append(".\(SwiftLiteral.enumCase(settings.control))") }
    if let minimum = settings.minimum { arguments.append("minimum: \(literal(minimum))") }
    if let maximum = settings.maximum { arguments.append("maximum: \(literal(maximum))") }
    return self.settings(type, "NumberSettings", arguments)
  }

  private func text(_ settings: TextSettings) -> SwiftExpression? {
    var arguments: [SwiftExpression] = []
    if settings.capitalization != .sentences {
      arguments.append("capitalization: .\(SwiftLiteral.enumCase(settings.capitalization))")
    }
    if settings.isMultiline { arguments.append("isMultiline: true") }
    if !settings.correctsSpelling { arguments.append("correctsSpelling: false") }
    if !settings.usesSmartDashes { arguments.append("usesSmartDashes: false") }
    if !settings.usesSmartQuotes { arguments.append("usesSmartQuotes: false") }
    if let keyboard = settings.keyboardType {
      arguments.append(.text("keyboardType", keyboard))
    }
    if let placeholder = settings.placeholder { arguments.append(text(placeholder).labelled("placeholder:")) }
    return self.settings("string", "TextSettings", arguments)
  }

  private func date(_ settings: DateSettings) -> SwiftExpression? {
    guard settings != DateSettings() else { return nil }
    let format: SwiftExpression =
      switch settings.format {
      case .style(let date, let time):
        "format: .style(date: .\(SwiftLiteral.enumCase(date)), time: .\(SwiftLiteral.enumCase(time)))"
      case .relative: "format: .relative"
      case .template(let template): SwiftExpression(".template(", [text(template)]).labelled("format:")
      }
    return self.settings(
      "dateComponents",
      "DateSettings",
      [".\(SwiftLiteral.enumCase(settings.components))", format]
    )
  }

  private func duration(_ settings: DurationSettings) -> SwiftExpression? {
    guard settings != DurationSettings() else { return nil }
    var arguments: [SwiftExpression] = []
    if let unit = settings.unit {
      arguments.append("unit: .\(SwiftLiteral.enumCase(unit))")
    } else {
      if settings.units != DurationSettings.anyUnit {
        let (smallest, largest) = (settings.units.lowerBound, settings.units.upperBound)
        arguments.append(
          "units: .\(SwiftLiteral.enumCase(smallest)) ... .\(SwiftLiteral.enumCase(largest))"
        )
      }
      arguments.append("defaultUnit: .\(SwiftLiteral.enumCase(settings.defaultUnit))")
    }
    if let minimum = settings.minimum { arguments.append("minimum: \(ValueRenderer.duration(minimum))") }
    if let maximum = settings.maximum { arguments.append("maximum: \(ValueRenderer.duration(maximum))") }
    return self.settings("duration", "DurationSettings", arguments)
  }

  private func measurement(_ settings: MeasurementSettings) -> SwiftExpression? {
    guard settings != MeasurementSettings(settings.dimension) else { return nil }
    var arguments: [SwiftExpression] = [".\(SwiftLiteral.enumCase(settings.dimension))"]
    if let unit = settings.unit { arguments.append("unit: .\(SwiftLiteral.enumCase(unit))") }
    arguments.append("defaultUnit: .\(SwiftLiteral.enumCase(settings.defaultUnit))")
    if let minimum = settings.minimum { arguments.append("minimum: \(SwiftLiteral.double(minimum))") }
    if let maximum = settings.maximum { arguments.append("maximum: \(SwiftLiteral.double(maximum))") }
    return self.settings("measurement", "MeasurementSettings", arguments)
  }

  private func currency(_ settings: CurrencySettings) -> SwiftExpression? {
    var arguments: [SwiftExpression] = []
    if !settings.currencyCodes.isEmpty { arguments.append(strings("currencyCodes", settings.currencyCodes)) }
    if let minimum = settings.minimum { arguments.append("minimum: \(SwiftLiteral.double(minimum))") }
    if let maximum = settings.maximum { arguments.append("maximum: \(SwiftLiteral.double(maximum))") }
    return self.settings("currencyAmount", "CurrencySettings", arguments)
  }

  private func file(_ settings: FileSettings) -> SwiftExpression? {
    guard !settings.typeIdentifiers.isEmpty else { return nil }
    return self.settings("file", "FileSettings", [strings("typeIdentifiers", settings.typeIdentifiers)])
  }

  private func strings(_ label: String, _ texts: [String]) -> SwiftExpression {
    SwiftExpression("\(label): [", texts.map { .text($0) }, "]")
  }
}

/// The facts about a parameter in the comment above its property.
struct ParameterComment {
  let paragraphs: [String]

  init(_ parameter: ParameterSchema, provider: String?) {
    var facts = Self.facts(of: parameter.type)
    if let sizes = parameter.arraySizes, !sizes.maximumCounts.isEmpty {
      facts.append("At most \(sizes.words).")
    }
    if parameter.isArray, let value = parameter.defaultValue {
      facts.append("A new element is \(value.words(.comment)).")
    }
    if let rule = parameter.visibility { facts.append("Shown only while \(rule.words(.comment)).") }
    if let provider, parameter.options != .fixed { facts.append("Its options come from ``\(provider)``.") }
    paragraphs = [parameter.title.text(or: parameter.name), facts.joined(separator: " ")]
  }

  init(_ property: ObjectSchema.Property) {
    paragraphs = [
      property.title.text(or: property.name), Self.facts(of: property.type).joined(separator: " "),
    ]
  }

  private static func facts(of type: ParameterType) -> [String] {
    var facts: [String] = []
    switch type {
    case .person(let kind?), .placemark(let kind?):
      return ["\(sentence(type.words(.comment)).dropLast()) of kind \(kind)."]
    case .string(let settings) where settings.isMultiline: facts.append(sentence(type.words(.comment)))
    case .dateComponents, .systemEnumeration, .untypedObject(.some):
      facts.append(sentence(type.words(.comment)))
    case .measurement(let settings) where settings.unit != nil: facts.append(sentence(type.words(.comment)))
    case .duration(let settings) where settings.units != DurationSettings.anyUnit:
      facts.append(sentence(type.words(.comment)))
    case .file(let settings) where !settings.typeIdentifiers.isEmpty:
      facts.append(sentence(type.words(.comment)))
    case .currencyAmount(let settings) where !settings.currencyCodes.isEmpty:
      facts.append(sentence(type.words(.comment)))
    default: break
    }
    if let bounds = type.boundsWords { facts.append(sentence(bounds)) }
    facts.append(contentsOf: type.detailWords.map(sentence))
    return facts
  }

  private static func sentence(_ words: String) -> String {
    words.prefix(1).uppercased() + words.dropFirst() + "."
  }
}
