extension Rule {
  static let searchWithoutDynamicOptions = Rule(
    "search-without-dynamic-options",
    .warning,
    "A parameter supports search, but its options do not come from code",
    help: RuleHelp(
      meaning: """
        'INIntentParameterSupportsSearch' says that code is asked for options with each search term. That \
        needs 'INIntentParameterSupportsDynamicEnumeration', which is missing.
        """,
      consequence: "There is no search: people get a plain field or a fixed list.",
      remedy: "Add 'INIntentParameterSupportsDynamicEnumeration', or take the search out.",
      example: """
        <key>INIntentParameterName</key>
        <string>city</string>
        <key>INIntentParameterSupportsSearch</key>
        <true/>
        <key>INIntentParameterType</key>
        <string>String</string>
        """
    )
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
