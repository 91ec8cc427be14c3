import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let unknownPlaceholder = Rule(
    "unknown-placeholder",
    .warning,
    "A placeholder in a text names a parameter that does not exist"
  )

  package static let placeholderWithoutDollar = Rule(
    "placeholder-without-dollar",
    .warning,
    "A text has a parameter in braces, as in '{name}', instead of the placeholder '${name}'"
  )
}

/// Rules for placeholders in texts, such as `${city}`.
enum PlaceholderRules {
  static let intents: [Check<IntentElement>] = [
    Check(.unknownPlaceholder, .placeholderWithoutDollar, run: placeholders)
  ]
  static let responses: [Check<ResponseElement>] = [
    Check(.unknownPlaceholder, .placeholderWithoutDollar, run: placeholders)
  ]

  private static func placeholders(_ element: IntentElement, _ findings: inout Findings) {
    let intent = element.intent
    let lists: [(combinations: [Definition.ParameterCombination], key: DefinitionKey)] = [
      (intent.combinations, .intent(.combinations)),
      (intent.managedCombinations, .intent(.managedCombinations)),
    ]
    guard
      lists.contains(where: { list in
        list.combinations.contains { mayHavePlaceholders($0.title) || mayHavePlaceholders($0.subtitle) }
      })
        || intent.parameters.contains(where: { parameter in
          parameter.promptDialogs.contains { mayHavePlaceholders($0.format) }
            || parameter.unsupportedReasons.contains { mayHavePlaceholders($0.format) }
        })
    else { return }
    let fields = objectTypes(intent.parameters.lazy.map(\.field))
    // The lists usually have the same texts.
    var seen: Set<[String?]> = []
    for (combinations, key) in lists {
      for combination in combinations {
        for text in [combination.title, combination.subtitle]
        where mayHavePlaceholders(text) && seen.insert([combination.key.value, text.text?.value]).inserted {
          check(text, fields: fields, in: element.site, key: key, module: element.module, &findings)
        }
      }
    }
    for (index, parameter) in intent.parameters.enumerated() {
      let site = element.site.parameter(index)
      for dialog in parameter.promptDialogs {
        check(
          dialog.format,
          fields: fields,
          others: Validator.dialogNames,
          in: site,
          key: nil,
          module: element.module,
          &findings
        )
      }
      for reason in parameter.unsupportedReasons {
        check(
          reason.format,
          fields: fields,
          others: Validator.dialogNames,
          in: site,
          key: nil,
          module: element.module,
          &findings
        )
      }
    }
  }

  private static func placeholders(_ element: ResponseElement, _ findings: inout Findings) {
    let response = element.response
    guard
      response.codes.contains(where: {
        mayHavePlaceholders($0.format) || mayHavePlaceholders($0.conciseFormat)
      })
    else { return }
    let fields = objectTypes(response.parameters.lazy.map(\.field))
    for (index, code) in response.codes.enumerated() {
      let site = element.site.responseCode(index)
      check(
        code.format,
        fields: fields,
        in: site,
        key: .responseCode(.formatString),
        module: element.module,
        &findings
      )
      check(
        code.conciseFormat,
        fields: fields,
        in: site,
        key: .responseCode(.conciseFormatString),
        module: element.module,
        &findings
      )
    }
  }

  /// The object type of each field, by the fields' names; `nil` for a field of another type.
  private static func objectTypes(_ fields: some Sequence<Definition.Field>) -> [String: String?] {
    Dictionary(
      firsts: fields.lazy.compactMap { field in
        field.name.map { ($0.value, field.formatType == .object ? field.objectType?.value : nil) }
      }
    )
  }

  private static func mayHavePlaceholders(_ text: Definition.Text) -> Bool {
    text.text?.value.withBytes { $0.contains { $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "{") } } == true
  }

  /// First looks for text that was meant as a placeholder, such as `{name}`, but only if a field has this
  /// name: other braces are text. Then checks the name of each placeholder and, for an object, of its
  /// property.
  private static func check(
    _ text: Definition.Text,
    fields: [String: String?],
    others: Set<String> = [],
    in site: DefinitionSite,
    key: DefinitionKey?,
    module: ModuleFacts,
    _ findings: inout Findings
  ) {
    guard mayHavePlaceholders(text), let text = text.text else { return }
    for mistake in Placeholder.mistaken(in: text)
    where fields[mistake.name] != nil || others.contains(mistake.name) {
      findings.report(
        .placeholderWithoutDollar,
        "people would read '\(mistake.written.value)' just so; write '${\(mistake.name)}'",
        in: site,
        key: key,
        at: mistake.written.range ?? text.range,
        fix: Diagnostic.Fix.replacing(mistake.written, with: "${\(mistake.name)}")
      )
    }
    for placeholder in Placeholder.all(in: text) {
      let name = placeholder.parameter.value
      guard let type = fields[name] else {
        guard !others.contains(name) else { continue }
        findings.reportUnknown(
          .unknownPlaceholder,
          "there is no parameter '\(name)' for '${\(name)}'",
          placeholder.parameter,
          among: fields.keys.sorted(),
          in: site,
          key: key,
          follows: module.isUnclear
        )
        continue
      }
      guard let property = placeholder.property, let type, let properties = module.typeProperties[type],
        !properties.contains(property.value)
      else { continue }
      findings.reportUnknown(
        .unknownPlaceholder,
        "the type '\(type)' of '\(name)' has no property '\(property.value)'",
        property,
        among: properties.sorted(),
        in: site,
        key: key,
        follows: module.isUnclear
      )
    }
  }
}

extension Validator {
  fileprivate static let dialogNames: Set<String> = [
    "count", "displayName", "maximumValue", "minimumValue", "parameter",
  ]
}
