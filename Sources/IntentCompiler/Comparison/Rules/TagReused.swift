extension Rule {
  static let tagReused = Rule(
    "tag-reused",
    .error,
    "The tag of one parameter was given to another",
    help: RuleHelp(
      meaning: """
        A parameter has a tag that another one had in the old version, and they are not the same \
        parameter renamed.
        """,
      consequence: """
        Where the system goes by the tag, placed widgets and shortcuts show what was chosen for the \
        one as the value of the other.
        """,
      remedy: "Give the parameter a tag above 'INIntentLastParameterTag', and raise that to it.",
      example: """
        <!-- before -->
        <dict>
          <key>INIntentParameterName</key>
          <string>color</string>
          <key>INIntentParameterTag</key>
          <integer>20</integer>
          <key>INIntentParameterType</key>
          <string>String</string>
        </dict>
        <dict>
          <key>INIntentParameterName</key>
          <string>city</string>
          <key>INIntentParameterTag</key>
          <integer>21</integer>
          <key>INIntentParameterType</key>
          <string>String</string>
        </dict>
        <!-- after -->
        <dict>
          <key>INIntentParameterName</key>
          <string>color</string>
          <key>INIntentParameterTag</key>
          <integer>22</integer>
          <key>INIntentParameterType</key>
          <string>String</string>
        </dict>
        <dict>
          <key>INIntentParameterName</key>
          <string>city</string>
          <key>INIntentParameterTag</key>
          <integer>20</integer>
          <key>INIntentParameterType</key>
          <string>String</string>
        </dict>
        """
    )
  )
}

extension Comparison {
  /// Checks a parameter that is new.
  mutating func checkReusedTag(_ parameter: SchemaOutline.Parameter, of intent: IntentPair) {
    guard let owner = intent.tags[parameter.tag] else { return }
    reportReusedTag(of: owner, by: parameter, old: owner)
  }

  mutating func reportReusedTag(
    of owner: SchemaOutline.Parameter,
    by new: SchemaOutline.Parameter,
    old: SchemaOutline.Parameter
  ) {
    report(
      .tagReused,
      "'\(new.name)' has the tag \(new.tag) now, which was that of '\(owner.name)': where the system goes by the tag, "
        + "the one shows what was chosen for the other",
      [.placed: .breaking],
      old: old,
      new: new
    )
  }
}
