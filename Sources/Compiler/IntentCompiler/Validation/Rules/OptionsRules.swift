import IntentDefinition
import IntentDiagnostics
import IntentSchema

extension Rule {
  package static let displayPriorityOrder = Rule(
    "display-priority-order",
    .lint,
    "The display priorities of an intent do not follow the order of its parameters"
  )

  package static let searchWithoutDynamicOptions = Rule(
    "search-without-dynamic-options",
    .warning,
    "A parameter supports search, but its options do not come from code"
  )

  package static let searchWithoutPrompt = Rule(
    "search-without-prompt",
    .lint,
    "A parameter supports search but has no prompt"
  )

  package static let optionsOfBoolean = Rule(
    "options-of-boolean",
    .warning,
    "A Boolean takes its options from code"
  )
}

enum OptionsRules {
  static let intents: [Check<IntentElement>] = [
    Check(.displayPriorityOrder, displayPriorityOrder)
  ]
  static let parameters: [Check<ParameterElement>] = [
    Check(.searchWithoutDynamicOptions, searchWithoutDynamicOptions),
    Check(.searchWithoutPrompt, searchWithoutPrompt),
    Check(.optionsOfBoolean, optionsOfBoolean),
  ]

  private static func displayPriorityOrder(_ element: IntentElement, _ findings: inout Findings) {
    var last: (priority: Int, name: String)?
    for (index, parameter) in element.intent.parameters.enumerated() {
      guard let priority = parameter.field.displayPriority else { continue }
      let name = parameter.field.name?.value ?? ""
      if let last, priority.value <= last.priority, last.name != name {
        findings.report(
          .displayPriorityOrder,
          "'\(name)' comes after '\(last.name)', but its display priority is \(priority.value) and not above "
            + "\(last.priority)",
          in: element.site.parameter(index),
          key: "INIntentParameterDisplayPriority",
          at: priority.range
        )
        return
      }
      last = (priority.value, name)
    }
  }

  private static func searchWithoutDynamicOptions(_ parameter: ParameterElement, _ findings: inout Findings) {
    guard let search = parameter.parameter.supportsSearch, search.value,
      parameter.parameter.supportsDynamicEnumeration?.value != true
    else { return }
    findings.report(
      .searchWithoutDynamicOptions,
      "'\(parameter.label)' cannot be searched, because its options do not come from code; add "
        + "'INIntentParameterSupportsDynamicEnumeration'",
      in: parameter.site,
      key: "INIntentParameterSupportsSearch",
      at: search.range
    )
  }

  private static func searchWithoutPrompt(_ parameter: ParameterElement, _ findings: inout Findings) {
    guard let search = parameter.parameter.supportsSearch, search.value,
      parameter.parameter.supportsDynamicEnumeration?.value == true,
      !parameter.parameter.promptDialogs.contains(where: {
        $0.type?.value == "Configuration" && $0.format.text?.value.isEmpty == false
      })
    else { return }
    findings.report(
      .searchWithoutPrompt,
      "users see no prompt for the search; give '\(parameter.label)' a dialog of type 'Configuration'",
      in: parameter.site,
      key: "INIntentParameterPromptDialogs",
      at: search.range
    )
  }

  private static func optionsOfBoolean(_ parameter: ParameterElement, _ findings: inout Findings) {
    guard case .boolean = parameter.schema?.type,
      let dynamic = parameter.parameter.supportsDynamicEnumeration, dynamic.value
    else { return }
    findings.report(
      .optionsOfBoolean,
      "'\(parameter.label)' is a switch, so it cannot take options from code; remove the key",
      in: parameter.site,
      key: "INIntentParameterSupportsDynamicEnumeration",
      at: dynamic.range
    )
  }
}
