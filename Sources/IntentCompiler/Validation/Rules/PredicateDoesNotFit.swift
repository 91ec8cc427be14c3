import IntentSchema

extension Rule {
  static let predicateDoesNotFit = Rule(
    "predicate-does-not-fit",
    .warning,
    "A predicate is for another type than its parent has",
    help: RuleHelp(
      meaning: """
        The predicate's name says what it compares: a case of an enum, a Boolean, a number, a text. The \
        parent has another type, mostly because it was changed after the relationship was made.
        """,
      consequence: """
        The condition does not hold, or not when it should: people never see the parameter, or always.
        """,
      remedy: "Choose the condition anew in Xcode, or name a predicate that fits.",
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
          <string>IntegerValueIsGreaterThan</string>
          <key>INIntentParameterRelationshipPredicateValue</key>
          <integer>3</integer>
        </dict>
        """
    )
  )
}

extension Validator {
  /// - Returns: Whether the predicate fits, or nothing is known of it.
  mutating func checkPredicate(
    _ relationship: Definition.Relationship,
    of parameter: ParameterContext,
    parent: ParameterSchema
  ) -> Bool {
    guard let name = relationship.predicateName, let subject = PredicateSubject(of: name.value),
      !subject.fits(parent.type)
    else { return true }
    report(
      .predicateDoesNotFit,
      "'\(name.value)' compares \(subject.rawValue), but the parent '\(parent.name)' is \(parent.type.valueWords)",
      in: parameter.site,
      key: "INIntentParameterRelationshipPredicateName",
      at: name.range
    )
    return false
  }
}
