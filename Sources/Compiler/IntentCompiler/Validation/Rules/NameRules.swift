import IntentDefinition
import IntentDiagnostics
import IntentSchema

extension Rule {
  package static let intentInName = Rule("intent-in-name", .lint, "An intent's name ends in 'Intent'")

  package static let nameStyle = Rule("name-style", .lint, "A name does not follow Swift conventions")

  package static let missingDisplayName = Rule(
    "missing-display-name",
    .lint,
    "Something that users see has no display name"
  )

  package static let repeatedDisplayName = Rule(
    "repeated-display-name",
    .lint,
    "Two choices have the same display name"
  )
}

enum NameRules {
  static let intents: [Check<IntentElement>] = [
    Check(.intentInName, intentInName),
    Check(.nameStyle, nameStyle),
  ]
  static let choices: [Check<IntentElement>] = [
    Check(.repeatedDisplayName, repeatedDisplayName)
  ]
  static let parameters: [Check<ParameterElement>] = [
    Check(.nameStyle, nameStyle),
    Check(.missingDisplayName, missingDisplayName),
  ]
  static let responseParameters: [Check<ResponseParameterElement>] = [
    Check(.missingDisplayName, missingDisplayName)
  ]
  static let enums: [Check<EnumElement>] = [
    Check(.nameStyle, nameStyle),
    Check(.repeatedDisplayName, repeatedDisplayName),
  ]
  static let enumCases: [Check<EnumCaseElement>] = [
    Check(.nameStyle, nameStyle),
    Check(.missingDisplayName, missingDisplayName),
  ]
  static let objectTypes: [Check<ObjectTypeElement>] = [
    Check(.nameStyle, nameStyle)
  ]
  static let properties: [Check<PropertyElement>] = [
    Check(.nameStyle, nameStyle),
    Check(.missingDisplayName, missingDisplayName),
  ]

  private static func intentInName(_ element: IntentElement, _ findings: inout Findings) {
    guard let schema = element.schema, let name = element.intent.name, name.value.hasSuffix("Intent"),
      name.value != "Intent",
      schema.configuration.className.hasSuffix("IntentIntent")
    else { return }
    findings.report(
      .intentInName,
      "the class of '\(name.value)' is named '\(schema.configuration.className)'; remove 'Intent' from the name before the first release",
      in: element.site,
      key: "INIntentName",
      at: name.range
    )
  }

  private static func nameStyle<Element: NamedElement>(_ element: Element, _ findings: inout Findings) {
    guard let name = element.name, let first = name.value.unicodeScalars.first else { return }
    let problem: String
    // A leading underscore only distinguishes similar names.
    if name.value.utf8.drop(while: { $0 == UInt8(ascii: "_") }).split(separator: UInt8(ascii: "_")).count > 1
      || name.value.utf8.contains(where: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: " ") })
    {
      problem = "joins its words with '_', '-' or spaces"
    } else if Element.isType, first.properties.isLowercase {
      problem = "begins with a lowercase letter"
    } else if !Element.isType, first.properties.isUppercase, !isAbbreviation(name.value) {
      problem = "begins with an uppercase letter"
    } else {
      return
    }
    findings.report(
      .nameStyle,
      "'\(name.value)' \(problem), unlike other names in Swift; rename it in 'intentc.json', or here before the first release",
      in: element.site,
      key: "\(Element.prefix)Name",
      at: name.range
    )
  }

  private static func isAbbreviation(_ name: String) -> Bool {
    !name.unicodeScalars.contains(where: \.properties.isLowercase)
  }

  private static func missingDisplayName<Element: DisplayedElement>(
    _ element: Element,
    _ findings: inout Findings
  ) {
    guard let text = element.displayName, text.isBlank, let name = element.name, !name.value.isEmpty else {
      return
    }
    let key = "\(Element.prefix)DisplayName"
    findings.report(
      .missingDisplayName,
      "'\(name.value)' has no display name; give it one with '\(key)'",
      in: element.site,
      key: key,
      at: text.text?.range ?? name.range
    )
  }

  private static func repeatedDisplayName(_ element: IntentElement, _ findings: inout Findings) {
    reportRepeats(
      element.intent.parameters.map { parameter in
        // Parameters that depend on a parent may never show together.
        element.site.definition.isConfigurable(parameter) == true && parameter.relationship == nil
          ? (parameter.field.displayName, parameter.field.name?.value ?? "") : nil
      },
      key: "INIntentParameterDisplayName",
      site: element.site.parameter,
      &findings
    )
  }

  private static func repeatedDisplayName(_ element: EnumElement, _ findings: inout Findings) {
    reportRepeats(
      element.enumeration.cases.map {
        $0.name?.value == "unknown" ? nil : ($0.displayName, $0.name?.value ?? "")
      },
      key: "INEnumValueDisplayName",
      site: element.site(ofCase:),
      &findings
    )
  }

  /// - Parameter texts: Display names with names in code; `nil` for elements that users don't see.
  private static func reportRepeats(
    _ texts: [(text: Definition.Text, name: String)?],
    key: String,
    site: (Int) -> DefinitionSite,
    _ findings: inout Findings
  ) {
    var seen: [String: (name: String, range: Range<Int>?)] = [:]
    for (index, entry) in texts.enumerated() {
      guard let entry, !entry.text.isBlank, let text = entry.text.text else { continue }
      guard let first = seen[text.value] else {
        seen[text.value] = (entry.name, text.range)
        continue
      }
      // Another rule reports equal names in code.
      guard first.name != entry.name else { continue }
      let site = site(index)
      findings.report(
        .repeatedDisplayName,
        "'\(entry.name)' and '\(first.name)' have the same display name '\(text.value)'; change one of them",
        in: site,
        key: key,
        at: text.range,
        notes: [Diagnostic.Note("the other '\(text.value)' is here", at: site.location(first.range))]
      )
    }
  }
}
