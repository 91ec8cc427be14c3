extension Rule {
  static let unknownParent = Rule(
    "unknown-parent",
    .warning,
    "A relationship names a parent that does not exist",
    help: RuleHelp(
      meaning: """
        No parameter of the intent has the name of the parent: it was renamed or removed, or the name is \
        misspelt.
        """,
      consequence: "The parameter always shows here; in Apple's editor it may never show.",
      remedy: "Name a parameter of the intent, or take the relationship out.",
      example: """
        <key>INIntentParameterName</key>
        <string>size</string>
        <key>INIntentParameterType</key>
        <string>String</string>
        <key>INIntentParameterRelationship</key>
        <dict>
          <key>INIntentParameterRelationshipParentName</key>
          <string>isOm</string>
          <key>INIntentParameterRelationshipPredicateName</key>
          <string>HasAnyValue</string>
        </dict>
        """
    )
  )
}
