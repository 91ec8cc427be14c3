import IntentCompiler
import IntentLocalisation
import IntentSchema
import IntentText

/// Describes a definition for people, as `intentc describe` prints it.
package struct Description: Sendable {
  private let schema: DefinitionSchema
  private let path: String?
  private let translation: Translation
  private var out: DescriptionText

  /// - Parameters:
  ///   - path: `nil` to omit it.
  ///   - width: In columns; `nil` for no wrapping.
  package static func text(
    of schema: DefinitionSchema,
    path: String? = nil,
    translation: Translation = .base,
    width: Int? = 80
  ) -> String {
    let out = DescriptionText(width: width)
    return written(Description(schema: schema, path: path, translation: translation, out: out))
  }

  /// Describes a definition in Markdown, which escapes its texts, so they render literally.
  package static func markdown(of schema: DefinitionSchema) -> String {
    let out = DescriptionText(width: nil, isMarkdown: true)
    return written(Description(schema: schema, path: nil, translation: .base, out: out))
  }

  private static func written(_ description: Description) -> String {
    var description = description
    description.write()
    return description.out.text
  }

  private mutating func write() {
    if let path { out.paragraph(path) }
    for intent in schema.intents { write(intent) }
    for enumeration in schema.enums { write(enumeration) }
    for object in schema.objects { write(object) }
    if !schema.systemIntents.isEmpty {
      out.emptyLine()
      out.paragraph("Apple's own intents: \(schema.systemIntents.joined(separator: ", "))", hanging: 2)
    }
    if schema.intents.isEmpty, schema.enums.isEmpty, schema.objects.isEmpty, schema.systemIntents.isEmpty {
      out.emptyLine()
      out.paragraph("This definition is empty.")
    }
  }

  // MARK: Intents

  private mutating func write(_ intent: DefinitionSchema.Intent) {
    let configuration = intent.configuration
    heading("intent", configuration.name, configuration.title)
    let description = translation.text(configuration.description)
    if !DescriptionText.isBlank(description) { out.paragraph(description, indent: 2) }
    out.paragraph(facts(of: intent), indent: 2, hanging: 2)
    if !configuration.parameters.isEmpty {
      out.section("Parameters")
      let column = DescriptionText.column(beside: configuration.parameters.lazy.map(\.name), indent: 4)
      for parameter in configuration.parameters {
        out.entry(parameter.name, lines(of: parameter), indent: 4, column: column)
      }
    }
    writeCombinations(of: intent)
    if let response = intent.response { write(response) }
  }

  private func facts(of intent: DefinitionSchema.Intent) -> String {
    var facts = ["class \(intent.configuration.className)"]
    if let category = intent.category { facts.append("category \(category)") }
    if let verb = intent.verb { facts.append("verb \(verb)") }
    if intent.isEligibleForWidgets { facts.append("for widgets") }
    if intent.isConfigurable { facts.append("for Shortcuts") }
    if !intent.isSuggested { facts.append("not suggested") }
    if intent.isDeprecated { facts.append("deprecated") }
    if intent.requiresConfirmation { facts.append("asks before it runs") }
    if let input = intent.input { facts.append("input `\(input)`") }
    if let key = intent.keyParameter { facts.append("key parameter `\(key)`") }
    return facts.joined(separator: "; ")
  }

  /// Suggestions have a section only if they differ from what Shortcuts shows.
  private mutating func writeCombinations(of intent: DefinitionSchema.Intent) {
    let (shortcuts, suggestions) = (intent.shortcutCombinations, intent.suggestedCombinations)
    write(shortcuts, "Shortcuts")
    guard lines(of: suggestions) != lines(of: shortcuts) else { return }
    write(suggestions, intent.isEligibleForSuggestions ? "Suggestions" : "Shortcuts")
  }

  private func lines(of combinations: DefinitionSchema.Intent.Combinations) -> [[String]] {
    combinations.map { combination in
      [
        combination.parameters.joined(separator: ","), translation.text(combination.title),
        translation.text(combination.subtitle), "\(combination.isPrimary)",
        "\(combination.supportsBackgroundExecution)",
      ]
    }
  }

  private mutating func write(_ combinations: DefinitionSchema.Intent.Combinations, _ title: String) {
    guard !combinations.isEmpty else { return }
    out.section(title)
    for combination in combinations {
      let names = combination.parameters.joined(separator: ", ")
      var facts: [String] = []
      if combination.isPrimary { facts.append("shown first") }
      if !combination.supportsBackgroundExecution { facts.append("opens the app") }
      out.entry(
        names.isEmpty ? "(no parameters)" : names,
        [
          translation.text(combination.title), translation.text(combination.subtitle),
          facts.joined(separator: "; "),
        ],
        indent: 4,
        column: 8
      )
    }
  }

  private mutating func write(_ response: DefinitionSchema.Response) {
    guard !response.codes.isEmpty || !response.parameters.isEmpty else { return }
    out.section("Response")
    let labels = response.codes.map(\.name) + response.parameters.map(\.name)
    let column = DescriptionText.column(beside: labels, indent: 4)
    for code in response.codes {
      out.entry(
        code.name,
        [
          "number \(code.number); \(code.isSuccess ? "a success" : "a failure")",
          translation.text(code.format), translation.text(code.conciseFormat),
        ],
        indent: 4,
        column: column
      )
    }
    for property in response.parameters {
      var lines = self.lines(of: property)
      if property.name == response.output { lines.append("the output") }
      out.entry(property.name, lines, indent: 4, column: column)
    }
  }

  // MARK: Enums and object types

  private mutating func write(_ enumeration: EnumSchema) {
    heading("enum", enumeration.name, enumeration.title)
    writeClass(enumeration.className)
    let labels = enumeration.cases.map { "\($0.index)  \($0.name)" }
    let column = DescriptionText.column(beside: labels, indent: 4)
    for (label, enumCase) in zip(labels, enumeration.cases) {
      let synonyms = enumCase.synonyms.map { "\"\(translation.text($0))\"" }.joined(separator: ", ")
      out.entry(
        label,
        [translation.text(enumCase.title), synonyms.isEmpty ? "" : "also \(synonyms)"],
        indent: 4,
        column: column
      )
    }
  }

  private mutating func write(_ object: ObjectSchema) {
    heading("object", object.name, object.title)
    writeClass(object.className)
    let column = DescriptionText.column(beside: object.properties.lazy.map(\.name), indent: 4)
    for property in object.properties {
      out.entry(property.name, lines(of: property), indent: 4, column: column)
    }
  }

  private mutating func writeClass(_ name: String?) {
    if let name { out.paragraph("class \(name)", indent: 2, hanging: 2) }
  }

  private func lines(of property: ObjectSchema.Property) -> [String] {
    [
      translation.text(property.title),
      ParameterFacts.type(property.type, isArray: property.isArray, translation).joined(separator: "; "),
    ]
  }

  private func lines(of parameter: ParameterSchema) -> [String] {
    [translation.text(parameter.title)] + ParameterFacts.lines(of: parameter, translation)
  }

  // MARK: Headings

  private mutating func heading(_ kind: String, _ name: String, _ title: LocalizedText) {
    let title = translation.text(title)
    out.heading("\(kind) \(name)" + (DescriptionText.isBlank(title) ? "" : ": \(title)"))
  }
}

/// Describes the type and settings of a parameter in short facts.
package enum ParameterFacts {
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
