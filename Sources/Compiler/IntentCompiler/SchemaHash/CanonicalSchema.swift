import IntentDiagnostics
import IntentSchema

/// Writes everything that affects stored configurations. Order, texts, defaults and locations don't affect
/// them. Leaves out a value that is missing or has its most common value.
package struct CanonicalSchema {
  /// Part of the hashed text, so that a new version changes every hash.
  private static let version = 1

  package var intents: [DefinitionSchema.Intent] = []
  package var enums: [EnumSchema] = []
  package var objects: [ObjectSchema] = []
  package var reached: [String] = []
  /// Whether to include defaults and presentation, too, and to keep the definition's order where it is shown.
  private let isWhole: Bool

  package static let whole = CanonicalSchema(isWhole: true)

  package init(
    intents: [DefinitionSchema.Intent] = [],
    enums: [EnumSchema] = [],
    objects: [ObjectSchema] = [],
    reached: [String] = [],
    isWhole: Bool = false
  ) {
    self.isWhole = isWhole
    self.intents = intents
    self.enums = enums
    self.objects = objects
    self.reached = reached
  }

  package var hash: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", Self.version)
      list("intents", intents, by: \.configuration.name, to: &writer, write)
      list("enums", enums, by: \.name, to: &writer, write)
      list("types", objects, by: \.name, to: &writer, write)
      if !reached.isEmpty { writer.array("reached", reached) { $0.string($1) } }
    }
    return Digest.text(of: writer.bytes)
  }

  private func write(_ intent: DefinitionSchema.Intent, to writer: inout JSONWriter) {
    writeFacts(of: intent, to: &writer)
    list("parameters", intent.configuration.parameters, by: \.name, to: &writer, write)
    guard let response = intent.response else { return }
    writeFacts(of: response, to: &writer)
    if !response.parameters.isEmpty {
      list("answers", response.parameters, by: \.name, to: &writer) { write($0, isAnswer: true, to: &$1) }
    }
    writer.text("output", response.output)
  }

  package func writeFacts(of intent: DefinitionSchema.Intent, to writer: inout JSONWriter) {
    writer.member("name", intent.configuration.name)
    writer.member("className", intent.configuration.className)
    writer.flag("forWidgets", intent.isEligibleForWidgets)
    writer.flag("forShortcuts", intent.isConfigurable)
    writer.flag("suggested", intent.isEligibleForSuggestions)
    writer.text("input", intent.input)
    writer.text("keyParameter", intent.keyParameter)
    var combinations = intent.offeredCombinations.map(\.parameters)
    if !isWhole {
      combinations = Set(combinations.map { $0.sorted() }).sorted { $0.lexicographicallyPrecedes($1) }
    }
    if !combinations.isEmpty {
      writer.array("combinations", combinations) { writer, names in writer.array(names) { $0.string($1) } }
    }
  }

  package func writeFacts(of response: DefinitionSchema.Response, to writer: inout JSONWriter) {
    let codes = Dictionary(response.codes.map { ($0.name, $0.isSuccess) }, uniquingKeysWith: { $1 })
    if !codes.isEmpty {
      writer.object("codes") { writer in
        for code in codes.sorted(by: { $0.key < $1.key }) { writer.member(code.key, code.value) }
      }
    }
  }

  package func write(_ parameter: ParameterSchema, to writer: inout JSONWriter) {
    writer.member("name", parameter.name)
    writer.number("tag", parameter.tag)
    write(parameter.type, isAnswer: false, to: &writer)
    writer.flag("isArray", parameter.isArray)
    if let sizes = parameter.arraySizes?.maximumCounts {
      writer.object("sizes") { writer in
        for family in ConfigurationFamily.allCases {
          if let size = sizes[family] { writer.member(family.rawValue, size) }
        }
      }
    }
    if isWhole, let value = parameter.defaultValue { write(default: value, to: &writer) }
    if let rule = parameter.visibility { write(rule, to: &writer) }
    switch parameter.options {
    case .fixed: break
    case .dynamic: writer.member("options", "dynamic")
    case .searchable: writer.member("options", "searchable")
    }
    if !parameter.isConfigurable { writer.member("isConfigurable", false) }
  }

  private func write(default value: ParameterValue, to writer: inout JSONWriter) {
    switch value {
    case .boolean(let flag): writer.member("default", flag)
    case .integer(let number): writer.member("default", number)
    default:
      if let number = value.number {
        writer.member("default", number)
      } else {
        writer.member("default", value.displayString)
      }
    }
  }

  private func write(_ rule: VisibilityRule, to writer: inout JSONWriter) {
    writer.object("shownWhile") { writer in
      let (predicate, values) = rule.predicate.canonical
      writer.member("parent", rule.parent)
      writer.member("predicate", predicate)
      writer.strings("values", isWhole ? values : Set(values).sorted())
    }
  }

  private func write(_ enumeration: EnumSchema, to writer: inout JSONWriter) {
    writer.member("name", enumeration.name)
    className(enumeration.className, enumeration.name, to: &writer)
    list("cases", enumeration.cases, by: \.name, to: &writer) { enumCase, writer in
      writer.member("name", enumCase.name)
      writer.member("index", enumCase.index)
    }
  }

  private func write(_ object: ObjectSchema, to writer: inout JSONWriter) {
    writer.member("name", object.name)
    className(object.className, object.name, to: &writer)
    list("properties", object.properties, by: \.name, to: &writer) { write($0, to: &$1) }
  }

  package func write(_ property: ObjectSchema.Property, isAnswer: Bool = false, to writer: inout JSONWriter) {
    writer.member("name", property.name)
    writer.number("tag", property.tag)
    write(property.type, isAnswer: isAnswer, to: &writer)
    writer.flag("isArray", property.isArray)
  }

  /// - Parameter isAnswer: Whether a response has the value. Users don't enter it, so its limits are left
  ///   out.
  private func write(_ type: ParameterType, isAnswer: Bool, to writer: inout JSONWriter) {
    writer.object("type") { writer in
      let facts = CanonicalType(type)
      writer.member("kind", type.kind)
      writer.text("name", facts.name)
      writer.text("unit", facts.unit)
      guard !isAnswer else { return }
      writer.text("defaultUnit", facts.defaultUnit)
      // JSON has no infinities, and an infinite bound restricts nothing.
      if let minimum = type.bounds?.minimum, minimum.isFinite { writer.member("minimum", minimum) }
      if let maximum = type.bounds?.maximum, maximum.isFinite { writer.member("maximum", maximum) }
      writer.strings("choices", isWhole ? facts.choices : facts.choices.sorted())
      if isWhole { writer.strings("details", type.details) }
    }
  }

  private func className(_ className: String?, _ name: String, to writer: inout JSONWriter) {
    if className != name { writer.text("className", className) }
  }

  private func list<Element>(
    _ key: String,
    _ elements: [Element],
    by name: (Element) -> String,
    to writer: inout JSONWriter,
    _ write: (Element, inout JSONWriter) -> Void
  ) {
    writer.array(key, elements.sorted { name($0) < name($1) }) { writer, element in
      writer.object { write(element, &$0) }
    }
  }
}

extension JSONWriter {
  package mutating func text(_ key: String, _ value: String?) {
    if let value { member(key, value) }
  }

  package mutating func flag(_ key: String, _ value: Bool) {
    if value { member(key, true) }
  }

  fileprivate mutating func number(_ key: String, _ value: Int) {
    if value != 0 { member(key, value) }
  }

  fileprivate mutating func strings(_ key: String, _ values: [String]) {
    if !values.isEmpty { array(key, values) { $0.string($1) } }
  }
}

package struct CanonicalType {
  package var name: String?
  /// The only allowed unit, or the components of a date.
  package var unit: String?
  package var defaultUnit: String?
  /// Allowed currencies or file types; empty for any.
  package var choices: [String] = []

  package init(_ type: ParameterType) {
    switch type {
    case .enumeration(let name), .systemEnumeration(let name), .object(let name): self.name = name
    case .untypedObject(let name): self.name = name
    case .dateComponents(let settings): unit = settings.components.rawValue
    case .duration(let settings):
      unit = settings.unit?.rawValue
      defaultUnit = settings.defaultUnit.rawValue
    case .measurement(let settings):
      name = settings.dimension.rawValue
      unit = settings.unit?.rawValue
      defaultUnit = settings.defaultUnit.rawValue
    case .currencyAmount(let settings): choices = settings.currencyCodes
    case .file(let settings): choices = settings.typeIdentifiers
    default: break
    }
  }
}

extension VisibilityPredicate {
  package var canonical: (name: String, values: [String]) {
    func words(_ bound: Double) -> String { ParameterValue.decimal(bound).words }
    return switch self {
    case .hasAnyValue: ("hasAnyValue", [])
    case .isAnyOf(let values): ("isAnyOf", values.map(\.bareWords))
    case .isNoneOf(let values): ("isNoneOf", values.map(\.bareWords))
    case .isLessThan(let bound): ("isLessThan", [words(bound)])
    case .isLessThanOrEqual(let bound): ("isLessThanOrEqual", [words(bound)])
    case .isGreaterThan(let bound): ("isGreaterThan", [words(bound)])
    case .isGreaterThanOrEqual(let bound): ("isGreaterThanOrEqual", [words(bound)])
    case .isWithin(let range): ("isWithin", [words(range.lowerBound), words(range.upperBound)])
    case .contains(let parts): ("contains", parts)
    case .doesNotContain(let parts): ("doesNotContain", parts)
    }
  }
}

extension ParameterValue {
  package var bareWords: String {
    if case .enumCase(let name) = self { name } else { words }
  }
}

extension ParameterType {
  package var kind: String {
    switch self {
    case .boolean: "boolean"
    case .integer: "integer"
    case .decimal: "decimal"
    case .string: "string"
    case .enumeration: "enum"
    case .systemEnumeration: "systemEnum"
    case .object: "object"
    case .untypedObject: "untypedObject"
    case .date: "date"
    case .dateComponents: "dateComponents"
    case .duration: "duration"
    case .measurement: "measurement"
    case .currencyAmount: "currencyAmount"
    case .paymentMethod: "paymentMethod"
    case .person: "person"
    case .placemark: "placemark"
    case .file: "file"
    case .speakableString: "speakableString"
    case .url: "url"
    }
  }

  package var details: [String] {
    if case .string(let settings) = self, settings.isMultiline {
      detailWords + ["several lines"]
    } else {
      detailWords
    }
  }
}

extension DefinitionSchema.Intent {
  package var offeredCombinations: [DefinitionSchema.ParameterCombination] {
    combinations.isEmpty ? managedCombinations : combinations
  }
}
