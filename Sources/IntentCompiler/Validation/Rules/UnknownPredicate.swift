extension Rule {
  static let unknownPredicate = Rule(
    "unknown-predicate",
    .warning,
    "A relationship's predicate does not exist",
    help: RuleHelp(
      meaning: "The predicate's name is missing, or is none that the format is known to have.",
      consequence: "The parameter always shows.",
      remedy: "Choose the condition anew in Xcode, or correct the name.",
      example: """
        <key>INIntentParameterName</key>
        <string>size</string>
        <key>INIntentParameterType</key>
        <string>String</string>
        <key>INIntentParameterRelationship</key>
        <dict>
          <key>INIntentParameterRelationshipParentName</key>
          <string>isOn</string>
          <key>INIntentParameterRelationshipPredicateName</key>
          <string>BooleanHasExactVlaue</string>
          <key>INIntentParameterRelationshipPredicateValue</key>
          <true/>
        </dict>
        """
    )
  )
}
