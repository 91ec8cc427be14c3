extension Rule {
  static let duplicateResponseParameter = Rule(
    "duplicate-response-parameter",
    .warning,
    "Two parameters of a response have one name",
    help: RuleHelp(
      meaning: """
        A response names each of its values. Two have the same name, so a text or a shortcut that uses it \
        can mean either.
        """,
      consequence: "People hear or read the wrong value.",
      remedy: "Give one of them a new name, or take it out.",
      example: """
        <key>INIntentResponse</key>
        <dict>
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
            <dict>
              <key>INIntentResponseParameterName</key>
              <string>result</string>
              <key>INIntentResponseParameterTag</key>
              <integer>2</integer>
              <key>INIntentResponseParameterType</key>
              <string>Integer</string>
            </dict>
          </array>
        </dict>
        """
    )
  )
}

extension Validator {
  mutating func checkParameters(_ response: Definition.Response, _ sites: DefinitionSite) {
    checkRepeats(
      response.parameters.map(\.field.name),
      .duplicateResponseParameter,
      "response parameter",
      key: "INIntentResponseParameterName",
      site: sites.responseParameter
    )
  }
}
