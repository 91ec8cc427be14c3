import IntentSchema

extension Rule {
  static let conditionNeverHolds = Rule(
    "condition-never-holds",
    .warning,
    "The condition of a parameter can never hold",
    help: RuleHelp(
      meaning: """
        The parameter shows while its parent's number meets a condition, but no number that the parent may \
        have meets it: the parent's bounds were changed, or a zero that Xcode leaves out was forgotten.
        """,
      consequence: "People never see the parameter, nor those that depend on it.",
      remedy: "Change the condition, or the parent's bounds.",
      example: """
        <key>INIntentParameterName</key>
        <string>size</string>
        <key>INIntentParameterType</key>
        <string>String</string>
        <key>INIntentParameterRelationship</key>
        <dict>
          <key>INIntentParameterRelationshipParentName</key>
          <string>count</string>
          <key>INIntentParameterRelationshipPredicateName</key>
          <string>IntegerValueIsGreaterThan</string>
          <key>INIntentParameterRelationshipPredicateValue</key>
          <integer>10</integer>
        </dict>
        """
    )
  )
}

extension Validator {
  /// - Returns: Whether the condition can hold.
  mutating func checkCondition(
    _ rule: VisibilityRule,
    _ relationship: Definition.Relationship,
    of parameter: ParameterContext,
    parent: ParameterSchema
  ) -> Bool {
    guard !parent.isArray, let bounds = parent.type.bounds, bounds.areInOrder,
      !bounds.canMeet(rule.predicate)
    else { return true }
    report(
      .conditionNeverHolds,
      "'\(parameter.name)' never shows: '\(parent.name)' \(bounds.phrase(in: parent.type)), so it never "
        + rule.predicate.words,
      in: parameter.site,
      key: "INIntentParameterRelationshipPredicateValue",
      at: relationship.predicateValue?.range ?? relationship.predicateName?.range
    )
    return false
  }
}
