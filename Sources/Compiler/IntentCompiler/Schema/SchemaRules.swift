import IntentDiagnostics

extension Rule {
  static let missingName = Rule("missing-name", .error, "An element that needs a name lacks it")
  static let duplicateIntent = Rule(
    "duplicate-intent",
    .error,
    "Two intents have the same name, and nothing tells them apart"
  )
  static let duplicateEnum = Rule(
    "duplicate-enum",
    .error,
    "Two enums have the same name, and nothing tells them apart"
  )
  static let duplicateType = Rule(
    "duplicate-type",
    .error,
    "Two object types have the same name, and nothing tells them apart"
  )
  static let duplicateCase = Rule("duplicate-case", .error, "Two cases of an enum have the same name")
  static let duplicateCaseIndex = Rule(
    "duplicate-case-index",
    .error,
    "Two cases of an enum have the same index"
  )
  static let duplicateParameter = Rule(
    "duplicate-parameter",
    .error,
    "Two parameters of an intent have the same name"
  )
  static let duplicateProperty = Rule(
    "duplicate-property",
    .error,
    "Two properties of an object type have the same name"
  )
  static let unknownIntentType = Rule(
    "unknown-intent-type",
    .warning,
    "The type of an intent is neither 'Custom' nor 'System'"
  )
  static let unknownParameterType = Rule(
    "unknown-parameter-type",
    .error,
    "The type of a parameter or property is missing or does not exist"
  )
  package static let unknownEnum = Rule(
    "unknown-enum",
    .error,
    "A parameter or property names an enum that does not exist"
  )
  package static let unknownType = Rule(
    "unknown-type",
    .error,
    "A parameter or property names an object type that does not exist"
  )
  package static let unknownSetting = Rule(
    "unknown-setting",
    .note,
    "A setting of a type has a value that is not known here"
  )
  package static let unusableBound = Rule(
    "unusable-bound",
    .warning,
    "A minimum or maximum is not a number, or not a whole number for an integer"
  )
  package static let unusableDefault = Rule(
    "unusable-default",
    .warning,
    "A default has the wrong type or cannot be used"
  )
  package static let defaultIsNoCase = Rule(
    "default-is-no-case",
    .warning,
    "The default of an enum parameter is not a case of the enum"
  )
  static let relationshipWithoutParent = Rule(
    "relationship-without-parent",
    .warning,
    "A relationship has no parent, so it is ignored"
  )
  package static let unknownParent = Rule(
    "unknown-parent",
    .warning,
    "A relationship names a parent that does not exist"
  )
  package static let relationshipCycle = Rule(
    "relationship-cycle",
    .warning,
    "A parameter depends on itself through its parents"
  )
  static let unknownPredicate = Rule(
    "unknown-predicate",
    .warning,
    "The predicate of a relationship does not exist"
  )
  package static let predicateDoesNotFit = Rule(
    "predicate-does-not-fit",
    .warning,
    "A predicate does not match the type of its parent"
  )
  package static let unusablePredicateValue = Rule(
    "unusable-predicate-value",
    .warning,
    "The value of a predicate is missing or does not match the predicate"
  )
  package static let unusableArraySize = Rule(
    "unusable-array-size",
    .warning,
    "An array size has a missing or unknown widget size, or no count of 1 or more"
  )
  static let systemIntent = Rule("system-intent", .note, "No code is generated for a system intent")

  package static let schemaRules: [Rule] = [
    .missingName, .duplicateIntent, .duplicateEnum, .duplicateType, .duplicateCase, .duplicateCaseIndex,
    .duplicateParameter, .duplicateProperty, .unknownIntentType, .unknownParameterType, .unknownEnum,
    .unknownType, .unknownSetting, .unusableBound, .unusableDefault, .defaultIsNoCase,
    .relationshipWithoutParent, .unknownParent, .relationshipCycle, .unknownPredicate,
    .predicateDoesNotFit, .unusablePredicateValue, .unusableArraySize, .systemIntent,
  ]
}
