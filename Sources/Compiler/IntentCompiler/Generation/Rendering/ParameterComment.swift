import IntentSchema

/// The documentation comment of a parameter or property in generated code.
struct ParameterComment {
  let paragraphs: [String]

  init(_ parameter: ParameterSchema, provider: String) {
    let title = parameter.title.text.isEmpty ? parameter.name : parameter.title.text
    var facts = Self.facts(of: parameter.type)
    if let sizes = parameter.arraySizes, !sizes.maximumCounts.isEmpty {
      facts.append("At most \(sizes.words).")
    }
    if parameter.isArray, let value = parameter.defaultValue {
      facts.append("A new element is \(value.words(.comment)).")
    }
    if let rule = parameter.visibility { facts.append("Shown only while \(rule.words(.comment)).") }
    if parameter.options != .fixed { facts.append("Its options come from ``\(provider)``.") }
    paragraphs = [title, facts.joined(separator: " ")]
  }

  init(_ property: ObjectSchema.Property) {
    paragraphs = [
      property.title.text.isEmpty ? property.name : property.title.text,
      Self.facts(of: property.type).joined(separator: " "),
    ]
  }

  /// Facts that the Swift type does not express.
  private static func facts(of type: ParameterType) -> [String] {
    var facts: [String] = []
    switch type {
    case .person(let kind?), .placemark(let kind?):
      return ["\(sentence(type.words(.comment)).dropLast()) of kind \(kind)."]
    case .string(let settings) where settings.isMultiline: facts.append(sentence(type.words(.comment)))
    case .dateComponents, .systemEnumeration, .untypedObject(.some):
      facts.append(sentence(type.words(.comment)))
    case .measurement(let settings) where settings.unit != nil: facts.append(sentence(type.words(.comment)))
    case .duration(let settings) where settings.unit != nil: facts.append(sentence(type.words(.comment)))
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
