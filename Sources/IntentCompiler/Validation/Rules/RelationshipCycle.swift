extension Rule {
  static let relationshipCycle = Rule(
    "relationship-cycle",
    .warning,
    "A parameter's parents lead back to the parameter itself",
    help: RuleHelp(
      meaning: "A parameter is its own parent, or several are parents of each other in a circle.",
      consequence: """
        None of them could ever show, because each waits for the others. Here one of them always shows.
        """,
      remedy: "Take one of the relationships out.",
      example: """
        <key>INIntentParameterName</key>
        <string>size</string>
        <key>INIntentParameterType</key>
        <string>String</string>
        <key>INIntentParameterRelationship</key>
        <dict>
          <key>INIntentParameterRelationshipParentName</key>
          <string>size</string>
          <key>INIntentParameterRelationshipPredicateName</key>
          <string>HasAnyValue</string>
        </dict>
        """
    )
  )
}
