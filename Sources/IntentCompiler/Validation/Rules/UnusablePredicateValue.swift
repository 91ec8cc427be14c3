extension Rule {
  static let unusablePredicateValue = Rule(
    "unusable-predicate-value",
    .warning,
    "A predicate's value is missing or does not fit the predicate",
    help: RuleHelp(
      meaning: """
        The value that the parent is compared with is missing, is of the wrong type, or is no case of the \
        parent's enum: the case was renamed or removed.
        """,
      consequence: "The condition never holds for that value, or the parameter always shows.",
      remedy: "Choose the value anew in Xcode, or correct it.",
      example: """
        <key>INIntentParameterName</key>
        <string>size</string>
        <key>INIntentParameterType</key>
        <string>String</string>
        <key>INIntentParameterRelationship</key>
        <dict>
          <key>INIntentParameterRelationshipParentName</key>
          <string>mode</string>
          <key>INIntentParameterRelationshipPredicateName</key>
          <string>EnumHasExactValue</string>
          <key>INIntentParameterRelationshipPredicateValue</key>
          <string>lagre</string>
        </dict>
        """
    )
  )
}
