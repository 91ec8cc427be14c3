import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let searchWithoutDynamicOptions = Rule(
    "search-without-dynamic-options",
    .warning,
    "A parameter supports search, but its options do not come from code"
  )
}

/// Rules for options that come from code, and for searching them.
enum OptionsRules {
  static let parameters: [Check<ParameterElement>] = [
    Check(.searchWithoutDynamicOptions, searchWithoutDynamicOptions)
  ]

  private static func searchWithoutDynamicOptions(_ parameter: ParameterElement, _ findings: inout Findings) {
    guard let search = parameter.parameter.supportsSearch, search.value,
      parameter.parameter.supportsDynamicEnumeration?.value != true
    else { return }
    findings.report(
      .searchWithoutDynamicOptions,
      "'\(parameter.label)' cannot be searched, because its options do not come from code; "
        + "provide them dynamically, or turn the search off",
      in: parameter.site,
      key: .parameter(.supportsSearch),
      at: search.range
    )
  }
}
