import IntentSchema

extension Rule {
  static let parentCannotBeChanged = Rule(
    "parent-cannot-be-changed",
    .warning,
    "A parameter depends on a parent that people cannot change",
    help: RuleHelp(
      meaning: """
        The parent is not configurable, so it keeps the value that it starts with, and that value does not \
        meet the condition of this parameter.
        """,
      consequence: "People never see the parameter in the widget's settings.",
      remedy: """
        Make the parent configurable, give it a default that meets the condition, or take the relationship \
        out.
        """,
      example: """
        <dict>
          <key>INIntentParameterName</key>
          <string>isLarge</string>
          <key>INIntentParameterType</key>
          <string>Boolean</string>
          <key>INIntentParameterTag</key>
          <integer>20</integer>
        </dict>
        <dict>
          <key>INIntentParameterConfigurable</key>
          <true/>
          <key>INIntentParameterName</key>
          <string>detail</string>
          <key>INIntentParameterType</key>
          <string>String</string>
          <key>INIntentParameterTag</key>
          <integer>21</integer>
          <key>INIntentParameterRelationship</key>
          <dict>
            <key>INIntentParameterRelationshipParentName</key>
            <string>isLarge</string>
            <key>INIntentParameterRelationshipPredicateName</key>
            <string>BooleanHasExactValue</string>
            <key>INIntentParameterRelationshipPredicateValue</key>
            <true/>
          </dict>
        </dict>
        """
    )
  )
}

extension Validator {
  /// - Returns: Whether people can bring it about that the parameter shows.
  mutating func checkParent(
    _ rule: VisibilityRule,
    _ relationship: Definition.Relationship,
    of parameter: ParameterContext,
    parent: ParameterSchema
  ) -> Bool {
    guard !parent.isConfigurable, parameter.schema?.isConfigurable == true,
      !rule.predicate.holds(for: parent.initialValue)
    else { return true }
    report(
      .parentCannotBeChanged,
      "'\(parameter.name)' never shows: nobody can change its parent '\(parent.name)', which does not meet "
        + "the condition; make it configurable or give it another default",
      in: parameter.site,
      key: "INIntentParameterRelationshipParentName",
      at: relationship.parentName?.range
    )
    return false
  }
}
