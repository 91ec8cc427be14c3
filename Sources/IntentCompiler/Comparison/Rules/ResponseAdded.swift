extension Rule {
  static let responseAdded = Rule(
    "response-added",
    .note,
    "A part of an intent's answer is new",
    help: RuleHelp(
      meaning: "There is a response code or a value of the answer that was not there.",
      consequence: "Shortcuts can use it.",
      remedy: "Nothing is to be done.",
      example: """
        <!-- before -->
        <key>INIntentResponse</key>
        <dict>
          <key>INIntentResponseCodes</key>
          <array>
            <dict>
              <key>INIntentResponseCodeName</key>
              <string>success</string>
            </dict>
            <dict>
              <key>INIntentResponseCodeName</key>
              <string>failure</string>
            </dict>
          </array>
        </dict>
        <!-- after -->
        <key>INIntentResponse</key>
        <dict>
          <key>INIntentResponseCodes</key>
          <array>
            <dict>
              <key>INIntentResponseCodeName</key>
              <string>success</string>
            </dict>
            <dict>
              <key>INIntentResponseCodeName</key>
              <string>failure</string>
            </dict>
            <dict>
              <key>INIntentResponseCodeName</key>
              <string>closed</string>
            </dict>
          </array>
        </dict>
        """
    )
  )
}

extension Comparison {
  mutating func reportAdded(
    _ message: String,
    old: (any OutlineElement)? = nil,
    new: any OutlineElement
  ) {
    report(.responseAdded, message, [:], old: old, new: new)
  }
}
