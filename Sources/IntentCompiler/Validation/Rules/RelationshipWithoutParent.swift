extension Rule {
  static let relationshipWithoutParent = Rule(
    "relationship-without-parent",
    .warning,
    "A relationship names no parent, so it means nothing",
    help: RuleHelp(
      meaning: """
        A parameter has a relationship that says how its parent must be, but not which parameter the parent \
        is. Xcode leaves it so when a parent is removed.
        """,
      consequence: "The parameter always shows, also where it was meant to be hidden.",
      remedy: "Choose the parent anew, or take the relationship out.",
      example: """
        <key>INIntentParameterName</key>
        <string>size</string>
        <key>INIntentParameterType</key>
        <string>String</string>
        <key>INIntentParameterRelationship</key>
        <dict>
          <key>INIntentParameterRelationshipPredicateName</key>
          <string>HasAnyValue</string>
        </dict>
        """
    )
  )
}
