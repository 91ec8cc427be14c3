extension Rule {
  static let unknownOutput = Rule(
    "unknown-output",
    .warning,
    "A response's output names a parameter that the response does not have",
    help: RuleHelp(
      meaning: """
        'INIntentResponseOutput' names the response parameter that the next action of a shortcut receives. \
        The response has no parameter of that name.
        """,
      consequence: """
        The action gives nothing to the next one, so shortcuts that build on its result do not work.
        """,
      remedy: "Name a parameter of the response, or take the key out.",
      example: """
        <key>INIntentResponse</key>
        <dict>
          <key>INIntentResponseOutput</key>
          <string>reslt</string>
          <key>INIntentResponseParameters</key>
          <array>
            <dict>
              <key>INIntentResponseParameterName</key>
              <string>result</string>
              <key>INIntentResponseParameterTag</key>
              <integer>1</integer>
              <key>INIntentResponseParameterType</key>
              <string>String</string>
            </dict>
          </array>
        </dict>
        """
    )
  )
}

extension Validator {
  mutating func checkOutput(_ response: Definition.Response, _ site: DefinitionSite) {
    guard let output = response.output, !output.value.isEmpty,
      !response.parameters.contains(where: { $0.field.name?.value == output.value })
    else { return }
    reportUnknown(
      .unknownOutput,
      "the output '\(output.value)' is no parameter of the response",
      output,
      among: response.parameters.lazy.compactMap(\.field.name?.value),
      in: site,
      key: "INIntentResponseOutput"
    )
  }
}
