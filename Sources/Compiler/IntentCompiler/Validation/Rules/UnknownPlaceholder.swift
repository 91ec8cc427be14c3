import IntentDefinition
import IntentDiagnostics
import IntentSchema

extension Rule {
  package static let unknownPlaceholder = Rule(
    "unknown-placeholder",
    .warning,
    "A placeholder in a text names a parameter that does not exist"
  )
}

extension Validator {
  /// Placeholders that do not refer to parameters, in the dialogs of a parameter.
  package static let dialogNames: Set<String> = [
    "count", "displayName", "maximumValue", "minimumValue", "parameter",
  ]

  mutating func checkPlaceholders(_ context: IntentContext) {
    let intent = context.intent
    let keys = Set(intent.combinations.lazy.map(\.key.value))
    let managed = intent.managedCombinations.filter { !keys.contains($0.key.value) }
    let combinations = intent.combinations + managed
    let mayHavePlaceholders = Self.mayHavePlaceholders
    guard
      combinations.contains(where: { mayHavePlaceholders($0.title) || mayHavePlaceholders($0.subtitle) })
        || intent.parameters.contains(where: { parameter in
          parameter.promptDialogs.contains { mayHavePlaceholders($0.format) }
            || parameter.unsupportedReasons.contains { mayHavePlaceholders($0.format) }
        })
    else { return }
    let fields = Self.byName(intent.parameters.lazy.map(\.field))
    for combination in combinations {
      for text in [combination.title, combination.subtitle] {
        check(text, fields, in: context.site, key: "INIntentParameterCombinations")
      }
    }
    for (index, parameter) in intent.parameters.enumerated() {
      let site = context.site.parameter(index)
      for dialog in parameter.promptDialogs {
        check(dialog.format, fields, others: Self.dialogNames, in: site, key: nil)
      }
      for reason in parameter.unsupportedReasons {
        check(reason.format, fields, others: Self.dialogNames, in: site, key: nil)
      }
    }
  }

  mutating func checkPlaceholders(_ response: Definition.Response, _ sites: DefinitionSite) {
    guard
      response.codes.contains(where: {
        Self.mayHavePlaceholders($0.format) || Self.mayHavePlaceholders($0.conciseFormat)
      })
    else { return }
    let fields = Self.byName(response.parameters.lazy.map(\.field))
    for (index, code) in response.codes.enumerated() {
      let site = sites.responseCode(index)
      check(code.format, fields, in: site, key: "INIntentResponseCodeFormatString")
      check(code.conciseFormat, fields, in: site, key: "INIntentResponseCodeConciseFormatString")
    }
  }

  /// Fields by name. Of two with the same name, the first one counts.
  private static func byName(_ fields: some Sequence<Definition.Field>) -> [String: Definition.Field] {
    Dictionary(
      fields.lazy.compactMap { field in field.name.map { ($0.value, field) } },
      uniquingKeysWith: { first, _ in first }
    )
  }

  private static func mayHavePlaceholders(_ text: Definition.Text) -> Bool {
    text.text?.value.utf8.contains(UInt8(ascii: "$")) == true
  }

  private mutating func check(
    _ text: Definition.Text,
    _ fields: [String: Definition.Field],
    others: Set<String> = [],
    in site: DefinitionSite,
    key: String?
  ) {
    guard let text = text.text, text.value.utf8.contains(UInt8(ascii: "$")) else { return }
    for placeholder in Placeholder.all(in: text) {
      let name = placeholder.parameter.value
      guard let field = fields[name] else {
        guard !others.contains(name) else { continue }
        reportUnknown(
          .unknownPlaceholder,
          "there is no parameter '\(name)' for '${\(name)}'",
          placeholder.parameter,
          among: suggestions.isLookedFor(name) ? fields.keys.sorted() : [],
          in: site,
          key: key,
          follows: module.gaps.areInParts(of: site)
        )
        continue
      }
      guard let property = placeholder.property, let type = field.objectType?.value,
        field.type?.value == "Object", let properties = typeProperties[type],
        !properties.contains(property.value)
      else { continue }
      reportUnknown(
        .unknownPlaceholder,
        "the type '\(type)' of '\(name)' has no property '\(property.value)'",
        property,
        among: suggestions.isLookedFor(property.value) ? properties.sorted() : [],
        in: site,
        key: key,
        follows: module.gaps.areInParts(of: site)
      )
    }
  }
}
