import IntentDiagnostics

extension Rule {
  static let missingName = Rule("missing-name", .error, "Something that needs a name has none")
  static let duplicateIntent = Rule("duplicate-intent", .error, "Two intents have one name")
  static let duplicateEnum = Rule("duplicate-enum", .error, "Two enums have one name")
  static let duplicateType = Rule("duplicate-type", .error, "Two object types have one name")
  static let duplicateCase = Rule("duplicate-case", .error, "Two cases of an enum have one name")
  static let duplicateCaseIndex = Rule("duplicate-case-index", .error, "Two cases of an enum have one index")
  static let duplicateParameter = Rule(
    "duplicate-parameter",
    .error,
    "Two parameters of an intent have one name"
  )
  static let duplicateProperty = Rule(
    "duplicate-property",
    .error,
    "Two properties of an object type have one name"
  )
  static let unknownIntentType = Rule(
    "unknown-intent-type",
    .warning,
    "An intent is neither custom nor the system's"
  )
  static let unknownParameterType = Rule(
    "unknown-parameter-type",
    .error,
    "A parameter or property has no type, or one that does not exist"
  )
  static let unknownEnum = Rule(
    "unknown-enum",
    .error,
    "A parameter or property names an enum that does not exist"
  )
  static let unknownType = Rule(
    "unknown-type",
    .error,
    "A parameter or property names an object type that does not exist"
  )
  static let unknownSetting = Rule(
    "unknown-setting",
    .warning,
    "A setting of a type has a value that does not exist"
  )
  static let unusableBound = Rule(
    "unusable-bound",
    .warning,
    "A minimum or maximum is no number, or not a whole one where one is needed"
  )
  static let unusableDefault = Rule(
    "unusable-default",
    .warning,
    "A default is of another type than its parameter, or cannot be used"
  )
  static let defaultIsNoCase = Rule(
    "default-is-no-case",
    .warning,
    "The default of an enum parameter is no case of the enum, or is 'unknown'"
  )
  static let relationshipWithoutParent = Rule(
    "relationship-without-parent",
    .warning,
    "A relationship names no parent, so it means nothing"
  )
  static let unknownParent = Rule(
    "unknown-parent",
    .warning,
    "A relationship names a parent that does not exist"
  )
  static let relationshipCycle = Rule(
    "relationship-cycle",
    .warning,
    "A parameter's parents lead back to the parameter itself"
  )
  static let unknownPredicate = Rule(
    "unknown-predicate",
    .warning,
    "A relationship's predicate does not exist"
  )
  static let unusablePredicateValue = Rule(
    "unusable-predicate-value",
    .warning,
    "A predicate's value is missing or does not fit the predicate"
  )
  static let unusableArraySize = Rule(
    "unusable-array-size",
    .warning,
    "An array size has no widget size, an unknown one, or no count of 1 or more"
  )
  static let systemIntent = Rule(
    "system-intent",
    .note,
    "A system intent's class is Apple's, so no code is generated for it"
  )

  /// The rules that giving a definition its meaning can report.
  package static let schemaRules: [Rule] = [
    .missingName, .duplicateIntent, .duplicateEnum, .duplicateType, .duplicateCase, .duplicateCaseIndex,
    .duplicateParameter, .duplicateProperty, .unknownIntentType, .unknownParameterType, .unknownEnum,
    .unknownType, .unknownSetting, .unusableBound, .unusableDefault, .defaultIsNoCase,
    .relationshipWithoutParent, .unknownParent, .relationshipCycle, .unknownPredicate,
    .unusablePredicateValue, .unusableArraySize, .systemIntent,
  ]
}
