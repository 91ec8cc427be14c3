extension Rule {
  static let searchWithoutPrompt = Rule(
    "search-without-prompt",
    .lint,
    "A parameter supports search but has no prompt",
    help: RuleHelp(
      meaning: """
        The list of options has a search field, and the dialog of type 'Configuration' says what to look \
        for. There is none, or it has no text.
        """,
      consequence: "People see an empty list with a search field, and do not know what they can search for.",
      remedy: "Add the prompt: in Xcode it is the 'Prompt Label' of the dynamic options.",
      example: """
        <key>INIntentParameterName</key>
        <string>city</string>
        <key>INIntentParameterSupportsDynamicEnumeration</key>
        <true/>
        <key>INIntentParameterSupportsSearch</key>
        <true/>
        <key>INIntentParameterType</key>
        <string>String</string>
        """
    )
  )
}

extension Validator {
  mutating func checkSearchPrompt(_ parameter: ParameterContext) {
    guard isWanted(.searchWithoutPrompt), let search = parameter.parameter.supportsSearch, search.value,
      parameter.parameter.supportsDynamicEnumeration?.value == true,
      !parameter.parameter.promptDialogs.contains(where: {
        $0.type?.value == "Configuration" && $0.format.text?.value.isEmpty == false
      })
    else { return }
    report(
      .searchWithoutPrompt,
      "nothing tells people what to search for; give '\(parameter.name)' a dialog of type 'Configuration'",
      in: parameter.site,
      key: "INIntentParameterPromptDialogs",
      at: search.range
    )
  }
}
