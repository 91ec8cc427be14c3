import IntentCompiler
import IntentDiagnostics
import IntentSchema

extension DescriptionJSON {
  /// Writes a type as an object with its `kind` and the settings of that kind.
  func write(_ type: ParameterType, to writer: inout JSONWriter) {
    writer.object("type") { writer in
      writer.member("kind", type.kind)
      settings(of: type, to: &writer)
      writer.member("words", type.words)
    }
  }

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
