import IntentCompiler
import IntentDiagnostics
import IntentLocalisation
import IntentSchema
import IntentText

/// Writes everything in definitions' schemas as JSON.
///
/// `formatVersion` stays 1 until the meaning of a key changes. Keys are in a fixed order. A key without a
/// value is omitted, unless it is for a list or a Boolean. A display text is an object with `text`, `key` and
/// `table`.
package struct DescriptionJSON: Sendable {
  /// A definition to describe, in one language.
  package struct Item: Sendable {
    package var schema: DefinitionSchema
    package var path: String
    package var translation: Translation

    package init(_ schema: DefinitionSchema, path: String, translation: Translation = .base) {
      self.schema = schema
      self.path = path
      self.translation = translation
    }
  }

  package static func text(of items: [Item]) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("formatVersion", 1)
      writer.array("definitions", items) { writer, item in
        DescriptionJSON(translation: item.translation).write(item.schema, item.path, to: &writer)
      }
    }
    writer.end()
    return writer.bytes
  }

  private let translation: Translation

  private func write(_ schema: DefinitionSchema, _ path: String, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("path", path)
      writer.member("name", schema.name)
      writer.array("intents", schema.intents) { write($1, to: &$0) }
      writer.array("enums", schema.enums) { write($1, to: &$0) }
      writer.array("objects", schema.objects) { writer, object in
        writer.object { writer in
          writer.member("name", object.name)
          text("title", object.title, to: &writer)
          writer.array("properties", object.properties) { write($1, to: &$0) }
        }
      }
      strings("systemIntents", schema.systemIntents, to: &writer)
    }
  }

  private func write(_ intent: DefinitionSchema.Intent, to writer: inout JSONWriter) {
    let configuration = intent.configuration
    writer.object { writer in
      writer.member("name", configuration.name)
      writer.member("className", configuration.className)
      text("title", configuration.title, to: &writer)
      text("description", configuration.description, to: &writer)
      optional("category", intent.category, to: &writer)
      optional("verb", intent.verb, to: &writer)
      writer.member("isEligibleForWidgets", intent.isEligibleForWidgets)
      writer.member("isConfigurable", intent.isConfigurable)
      writer.member("isEligibleForSuggestions", intent.isEligibleForSuggestions)
      if intent.isDeprecated { writer.member("isDeprecated", true) }
      writer.member("requiresConfirmation", intent.requiresConfirmation)
      optional("input", intent.input, to: &writer)
      optional("keyParameter", intent.keyParameter, to: &writer)
      writer.array("parameters", configuration.parameters) { write($1, to: &$0) }
      writer.array("combinations", intent.combinations) { write($1, to: &$0) }
      writer.array("managedCombinations", intent.managedCombinations) { write($1, to: &$0) }
      if let response = intent.response { write(response, to: &writer) }
    }
  }

  private func write(_ parameter: ParameterSchema, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", parameter.name)
      writer.member("tag", parameter.tag)
      text("title", parameter.title, to: &writer)
      write(parameter.type, to: &writer)
      writer.member("isArray", parameter.isArray)
      if let sizes = parameter.arraySizes {
        writer.object("arraySizes") { writer in
          for family in ConfigurationFamily.allCases {
            if let count = sizes.maximumCount(for: family) { writer.member(family.rawValue, count) }
          }
        }
      }
      if let value = parameter.defaultValue {
        writer.key("default")
        write(value, to: &writer)
      }
      if let rule = parameter.visibility { write(rule, to: &writer) }
      switch parameter.options {
      case .fixed: writer.member("options", "fixed")
      case .dynamic: writer.member("options", "dynamic")
      case .searchable: writer.member("options", "searchable")
      }
      writer.member("isConfigurable", parameter.isConfigurable)
    }
  }

  private func write(_ combination: DefinitionSchema.ParameterCombination, to writer: inout JSONWriter) {
    writer.object { writer in
      strings("parameters", combination.parameters, to: &writer)
      text("title", combination.title, to: &writer)
      text("subtitle", combination.subtitle, to: &writer)
      writer.member("isPrimary", combination.isPrimary)
      writer.member("supportsBackgroundExecution", combination.supportsBackgroundExecution)
    }
  }

  private func write(_ response: DefinitionSchema.Response, to writer: inout JSONWriter) {
    writer.object("response") { writer in
      writer.array("codes", response.codes) { writer, code in
        writer.object { writer in
          writer.member("name", code.name)
          writer.member("number", code.number)
          writer.member("isSuccess", code.isSuccess)
          text("format", code.format, to: &writer)
          text("conciseFormat", code.conciseFormat, to: &writer)
        }
      }
      writer.array("parameters", response.parameters) { write($1, to: &$0) }
      optional("output", response.output, to: &writer)
    }
  }

  private func write(_ property: ObjectSchema.Property, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", property.name)
      writer.member("tag", property.tag)
      text("title", property.title, to: &writer)
      write(property.type, to: &writer)
      writer.member("isArray", property.isArray)
    }
  }

  private func write(_ enumeration: EnumSchema, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", enumeration.name)
      text("title", enumeration.title, to: &writer)
      writer.array("cases", enumeration.cases) { writer, enumCase in
        writer.object { writer in
          writer.member("name", enumCase.name)
          writer.member("index", enumCase.index)
          text("title", enumCase.title, to: &writer)
          writer.array("synonyms", enumCase.synonyms) { text($1, to: &$0) }
        }
      }
    }
  }

  // MARK: Common values

  private func text(_ key: String, _ text: LocalizedText, to writer: inout JSONWriter) {
    writer.key(key)
    self.text(text, to: &writer)
  }

  private func text(_ text: LocalizedText, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("text", translation.text(text))
      optional("key", text.key, to: &writer)
      optional("table", text.table, to: &writer)
    }
  }

  private func optional(_ key: String, _ value: String?, to writer: inout JSONWriter) {
    if let value { writer.member(key, value) }
  }

  private func strings(_ key: String, _ values: [String], to writer: inout JSONWriter) {
    writer.array(key, values) { $0.string($1) }
  }
}

extension DescriptionJSON {
  private func write(_ type: ParameterType, to writer: inout JSONWriter) {
    writer.object("type") { writer in
      writer.member("kind", type.kind.rawValue)
      settings(of: type, to: &writer)
      writer.member("words", type.words)
    }
  }

  /// Writes what restricts or shows a value of the type. Keys without a setting are left out.
  private func settings(of type: ParameterType, to writer: inout JSONWriter) {
    switch type {
    case .boolean(let settings):
      if let text = settings.trueDisplayName { self.text("trueDisplayName", text, to: &writer) }
      if let text = settings.falseDisplayName { self.text("falseDisplayName", text, to: &writer) }
    case .integer(let settings):
      writer.member("control", settings.control.rawValue)
      if let minimum = settings.minimum { writer.member("minimum", minimum) }
      if let maximum = settings.maximum { writer.member("maximum", maximum) }
    case .decimal(let settings):
      writer.member("control", settings.control.rawValue)
      bounds(settings.minimum, settings.maximum, to: &writer)
    case .string(let settings): write(settings, to: &writer)
    case .enumeration(let name), .systemEnumeration(let name), .object(let name): writer.member("name", name)
    case .untypedObject(let name): optional("name", name, to: &writer)
    case .dateComponents(let settings): write(settings, to: &writer)
    case .duration(let settings):
      optional("unit", settings.unit?.rawValue, to: &writer)
      if settings.unit == nil, settings.units != DurationSettings.anyUnit {
        strings("units", DurationUnit.allCases.filter(settings.units.contains).map(\.rawValue), to: &writer)
      }
      writer.member("defaultUnit", settings.defaultUnit.rawValue)
      bounds(settings.minimum?.seconds, settings.maximum?.seconds, to: &writer)
    case .measurement(let settings):
      writer.member("dimension", settings.dimension.rawValue)
      optional("unit", settings.unit?.rawValue, to: &writer)
      writer.member("defaultUnit", settings.defaultUnit.rawValue)
      bounds(settings.minimum, settings.maximum, to: &writer)
    case .currencyAmount(let settings):
      strings("currencyCodes", settings.currencyCodes, to: &writer)
      bounds(settings.minimum, settings.maximum, to: &writer)
    case .person(let kind), .placemark(let kind): optional("type", kind, to: &writer)
    case .file(let settings): strings("typeIdentifiers", settings.typeIdentifiers, to: &writer)
    case .date, .paymentMethod, .speakableString, .url: break
    }
  }

  private func write(_ settings: TextSettings, to writer: inout JSONWriter) {
    writer.member("capitalization", settings.capitalization.rawValue)
    writer.member("isMultiline", settings.isMultiline)
    writer.member("correctsSpelling", settings.correctsSpelling)
    writer.member("usesSmartDashes", settings.usesSmartDashes)
    writer.member("usesSmartQuotes", settings.usesSmartQuotes)
    optional("keyboardType", settings.keyboardType, to: &writer)
    if let text = settings.placeholder { self.text("placeholder", text, to: &writer) }
  }

  private func write(_ settings: DateSettings, to writer: inout JSONWriter) {
    writer.member("components", settings.components.rawValue)
    switch settings.format {
    case .style(let date, let time):
      writer.member("format", "Style")
      writer.member("dateStyle", date.rawValue)
      writer.member("timeStyle", time.rawValue)
    case .relative: writer.member("format", "Relative")
    case .template(let template):
      writer.member("format", "Template")
      text("template", template, to: &writer)
    }
  }

  private func bounds(_ minimum: Double?, _ maximum: Double?, to writer: inout JSONWriter) {
    if let minimum { writer.member("minimum", minimum) }
    if let maximum { writer.member("maximum", maximum) }
  }
}

extension DescriptionJSON {
  /// Enum cases become names, durations seconds, and measurements, amounts of money and objects JSON objects.
  /// Other values become the matching kind of JSON value, or else their display text.
  private func write(_ value: ParameterValue, to writer: inout JSONWriter) {
    switch value {
    case .boolean(let value): writer.boolean(value)
    case .integer(let value): writer.integer(value)
    case .decimal(let value): writer.number(value)
    case .string(let value), .enumCase(let value): writer.string(value)
    case .duration(let value): writer.number(value.seconds)
    case .measurement(let value):
      writer.object { writer in
        writer.member("value", value.value)
        writer.member("unit", value.unit.rawValue)
      }
    case .currencyAmount(let value):
      writer.object { writer in
        writer.member("amount", value.amount)
        writer.member("currencyCode", value.currencyCode)
      }
    case .speakableString(let value): writer.string(value.spokenPhrase)
    case .object(let value):
      writer.object { writer in
        writer.member("identifier", value.identifier)
        writer.member("displayString", value.displayString)
      }
    case .array(let values): writer.array(values) { write($1, to: &$0) }
    case .url, .date, .dateComponents, .paymentMethod, .person, .placemark, .file:
      writer.string(value.displayString)
    }
  }

  private func write(_ rule: VisibilityRule, to writer: inout JSONWriter) {
    writer.object("visibility") { writer in
      writer.member("parent", rule.parent)
      write(rule.predicate, to: &writer)
      writer.member("words", rule.words)
    }
  }

  private func write(_ predicate: VisibilityPredicate, to writer: inout JSONWriter) {
    switch predicate {
    case .hasAnyValue: writer.member("predicate", VisibilityPredicate.Kind.hasAnyValue.rawValue)
    case .isAnyOf(let values): write(.isAnyOf, values, to: &writer)
    case .isAbsentOrAnyOf(let values): write(.isAbsentOrAnyOf, values, to: &writer)
    case .isNoneOf(let values): write(.isNoneOf, values, to: &writer)
    case .isLessThan(let bound): write(.isLessThan, [.decimal(bound)], to: &writer)
    case .isLessThanOrEqual(let bound): write(.isLessThanOrEqual, [.decimal(bound)], to: &writer)
    case .isGreaterThan(let bound): write(.isGreaterThan, [.decimal(bound)], to: &writer)
    case .isGreaterThanOrEqual(let bound): write(.isGreaterThanOrEqual, [.decimal(bound)], to: &writer)
    case .isWithin(let range):
      write(.isWithin, [.decimal(range.lowerBound), .decimal(range.upperBound)], to: &writer)
    case .contains(let parts): write(.contains, parts.map { .string($0) }, to: &writer)
    case .doesNotContain(let parts): write(.doesNotContain, parts.map { .string($0) }, to: &writer)
    }
  }

  private func write(
    _ kind: VisibilityPredicate.Kind,
    _ values: [ParameterValue],
    to writer: inout JSONWriter
  ) {
    writer.member("predicate", kind.rawValue)
    writer.array("values", values) { write($1, to: &$0) }
  }
}

extension ParameterType {
  /// A type without its settings.
  package enum Kind: String, Sendable {
    case boolean, integer, decimal, string
    case enumeration = "enum"
    case systemEnumeration = "systemEnum"
    case object, untypedObject, date, dateComponents, duration, measurement, currencyAmount, paymentMethod
    case person, placemark, file, speakableString, url
  }

  package var kind: Kind {
    switch self {
    case .boolean: .boolean
    case .integer: .integer
    case .decimal: .decimal
    case .string: .string
    case .enumeration: .enumeration
    case .systemEnumeration: .systemEnumeration
    case .object: .object
    case .untypedObject: .untypedObject
    case .date: .date
    case .dateComponents: .dateComponents
    case .duration: .duration
    case .measurement: .measurement
    case .currencyAmount: .currencyAmount
    case .paymentMethod: .paymentMethod
    case .person: .person
    case .placemark: .placemark
    case .file: .file
    case .speakableString: .speakableString
    case .url: .url
    }
  }
}
