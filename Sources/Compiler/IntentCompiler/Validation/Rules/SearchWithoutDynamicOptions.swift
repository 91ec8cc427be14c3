import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let searchWithoutDynamicOptions = Rule(
    "search-without-dynamic-options",
    .warning,
    "A parameter supports search, but its options do not come from code"
  )
}

extension Validator {
  mutating func checkSearch(_ parameter: ParameterContext) {
    guard let search = parameter.parameter.supportsSearch, search.value,
      parameter.parameter.supportsDynamicEnumeration?.value != true
    else { return }
    report(
      .searchWithoutDynamicOptions,
      "'\(parameter.name)' cannot be searched, because its options do not come from code; add "
        + "'INIntentParameterSupportsDynamicEnumeration'",
      in: parameter.site,
      key: "INIntentParameterSupportsSearch",
      at: search.range
    )
  }
}
