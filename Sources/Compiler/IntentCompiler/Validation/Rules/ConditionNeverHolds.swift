import IntentDefinition
import IntentDiagnostics
import IntentSchema

extension Rule {
  package static let conditionNeverHolds = Rule(
    "condition-never-holds",
    .warning,
    "The condition of a parameter can never be true"
  )
}

extension Validator {
  /// - Returns: Whether the condition can be true.
  mutating func checkCondition(
    _ rule: VisibilityRule,
    _ relationship: Definition.Relationship,
    of parameter: ParameterContext,
    parent: ParameterSchema,
    in intent: IntentContext
  ) -> Bool {
    guard !parent.isArray, let bounds = parent.type.bounds, bounds.areInOrder,
      !bounds.canMeet(rule.predicate)
    else { return true }
    report(
      .conditionNeverHolds,
      "'\(parameter.name)' is never shown: '\(parent.name)' \(bounds.phrase(in: parent.type)), so it never "
        + rule.predicate.words,
      in: parameter.site,
      key: "INIntentParameterRelationshipPredicateValue",
      at: relationship.predicateValue?.range ?? relationship.predicateName?.range,
      follows: intent.isUnclear
    )
    return false
  }
}
