import IntentDefinition
import IntentDiagnostics
import IntentSchema

extension Rule {
  package static let searchWithoutDynamicOptions = Rule(
    "search-without-dynamic-options",
    .warning,
    "A parameter supports search, but its options do not come from code"
  )

  package static let optionsOfBoolean = Rule(
    "options-of-boolean",
    .warning,
    "A Boolean takes its options from code"
  )
}

/// Rules for options that come from code, and for searching them.
enum OptionsRules {
  static let parameters: [Check<ParameterElement>] = [
    Check(.searchWithoutDynamicOptions, searchWithoutDynamicOptions),
    Check(.optionsOfBoolean, optionsOfBoolean),
  ]

  private static func searchWithoutDynamicOptions(_ parameter: ParameterElement, _ findings: inout Findings) {
    guard let search = parameter.parameter.supportsSearch, search.value,
      parameter.parameter.supportsDynamicEnumeration?.value != true
    else { return }
    findings.report(
      .searchWithoutDynamicOptions,
      "'\(parameter.label)' cannot be searched, because its options do not come from code; add "
        + "'INIntentParameterSupportsDynamicEnumeration'",
      in: parameter.site,
      key: .parameter(.supportsSearch),
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
      key: .parameter(.supportsDynamicEnumeration),
      at: dynamic.range
    )
  }
}
