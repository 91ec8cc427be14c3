import IntentCompiler
import IntentLocalisation
import IntentSchema

/// Descriptions of a parameter or property.
package enum ParameterFacts {
  /// The type with its settings.
  package static func type(_ type: ParameterType, isArray: Bool, _ translation: Translation) -> [String] {
    var facts = [isArray ? "list of \(type.words)" : type.words]
    if let bounds = type.boundsWords { facts.append(bounds) }
    facts += type.detailWords
    switch type {
    case .boolean(let settings):
      if let text = shown(settings.trueDisplayName, translation) { facts.append("true is shown as \(text)") }
      if let text = shown(settings.falseDisplayName, translation) { facts.append("false as \(text)") }
    case .string(let settings):
      if let text = shown(settings.placeholder, translation) { facts.append("an empty field shows \(text)") }
    default: break
    }
    return facts
  }

  /// Everything except the title, by line.
  package static func lines(of parameter: ParameterSchema, _ translation: Translation) -> [String] {
    var facts = type(parameter.type, isArray: parameter.isArray, translation)
    if let words = parameter.options.words { facts.append(words) }
    if let value = parameter.defaultValue {
      facts.append("\(parameter.isArray ? "a new element is" : "default") \(value.words)")
    }
    if !parameter.isConfigurable { facts.append("set by code alone") }
    var lines = [facts.joined(separator: "; ")]
    if let sizes = parameter.arraySizes {
      let words = sizes.words
      lines.append(words.isEmpty ? "fixed size, none given" : "at most \(words)")
    }
    if let rule = parameter.visibility { lines.append("shown only while \(rule.words)") }
    return lines
  }

  private static func shown(_ text: LocalizedText?, _ translation: Translation) -> String? {
    guard let text else { return nil }
    let words = translation.text(text)
    return DescriptionText.isBlank(words) ? nil : "\"\(words)\""
  }
}
