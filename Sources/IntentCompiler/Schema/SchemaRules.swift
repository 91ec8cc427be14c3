extension Rule {
  /// The rules that giving a definition its meaning can report.
  static let schemaRules: [Rule] = [
    .missingName, .duplicateIntent, .duplicateEnum, .duplicateType, .duplicateCase, .duplicateCaseIndex,
    .duplicateParameter, .duplicateProperty, .unknownIntentType, .unknownParameterType, .unknownEnum,
    .unknownType, .unknownSetting, .unusableBound, .unusableDefault, .defaultIsNoCase,
    .relationshipWithoutParent, .unknownParent, .relationshipCycle, .unknownPredicate,
    .unusablePredicateValue, .unusableArraySize, .systemIntent,
  ]
}
