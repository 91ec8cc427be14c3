extension Rule {
  static let tagReused = Rule(
    "tag-reused",
    .error,
    "The tag of one parameter or property was given to another",
    help: RuleHelp(
      meaning: """
        A parameter has a tag that another one had in the old version, and they are not the same \
        parameter renamed. So with properties of object types and the values of answers.
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
  /// Checks a field that is new.
  mutating func checkReusedTag<Field: OutlineField>(_ new: Field, _ role: FieldRole, owners: [Int: Field]) {
    guard let owner = owners[new.tag] else { return }
    reportReusedTag(of: owner, by: new, role, old: owner)
  }

  mutating func reportReusedTag<Field: OutlineField>(
    of owner: Field,
    by new: Field,
    _ role: FieldRole,
    old: Field
  ) {
    let fate = if case .parameter = role { "shows what was chosen for" } else { "has the value of" }
    report(
      .tagReused,
      "\(role.words(new.name)) has the tag \(new.tag) now, which was that of '\(owner.name)': where the system goes "
        + "by the tag, the one \(fate) the other",
      role.reusedTagVerdicts,
      old: old,
      new: new
    )
  }
}
