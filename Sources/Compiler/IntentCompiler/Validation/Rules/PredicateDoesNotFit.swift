import IntentDefinition
import IntentDiagnostics
import IntentSchema

extension Rule {
  package static let predicateDoesNotFit = Rule(
    "predicate-does-not-fit",
    .warning,
    "A predicate does not match the type of its parent"
  )
}

extension Validator {
  /// - Returns: Whether the predicate fits, or its fit is unknown.
  mutating func checkPredicate(
    _ relationship: Definition.Relationship,
    of parameter: ParameterContext,
    parent: ParameterSchema,
    in intent: IntentContext
  ) -> Bool {
    guard let name = relationship.predicateName, let subject = PredicateSubject(of: name.value),
      !subject.fits(parent.type)
    else { return true }
    report(
      .predicateDoesNotFit,
      "'\(name.value)' compares \(subject.rawValue), but the parent '\(parent.name)' is \(parent.type.valueWords)",
      in: parameter.site,
      key: "INIntentParameterRelationshipPredicateName",
      at: name.range,
      follows: intent.isUnclear
    )
    return false
  }
}
