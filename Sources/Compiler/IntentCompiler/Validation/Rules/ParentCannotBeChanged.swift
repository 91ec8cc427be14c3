import IntentDefinition
import IntentDiagnostics
import IntentSchema

extension Rule {
  package static let parentCannotBeChanged = Rule(
    "parent-cannot-be-changed",
    .warning,
    "A parameter depends on a parent that users cannot change"
  )
}

extension Validator {
  /// - Returns: Whether users can make the parameter show.
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
      "'\(parameter.name)' is never shown: users cannot change its parent '\(parent.name)', which does not meet "
        + "the condition; make it configurable or give it another default",
      in: parameter.site,
      key: "INIntentParameterRelationshipParentName",
      at: relationship.parentName?.range
    )
    return false
  }
}
