import IntentDiagnostics

extension Rule {
  static let configurationTooLarge = Rule(
    "configuration-too-large",
    .error,
    "A stored configuration is too large",
    on: .other
  )
  static let notAConfiguration = Rule(
    "not-a-configuration",
    .error,
    "A stored configuration is not an object",
    on: .other
  )
  static let unreadableValue = Rule(
    "unreadable-value",
    .error,
    "A stored value does not match its parameter's type",
    on: .other,
    isFixed: false
  )
  static let unknownStoredCase = Rule(
    "unknown-case",
    .error,
    "A stored value names a case that its enum does not have",
    on: .other,
    isFixed: false
  )
  static let missingField = Rule(
    "missing-field",
    .error,
    "A stored object lacks a required field",
    on: .other,
    isFixed: false
  )
  package static let unknownStoredName = Rule(
    "unknown-name",
    .warning,
    "A stored configuration has a value for a parameter or property that does not exist",
    on: .other
  )
  static let storedValueOutOfBounds = Rule(
    "value-out-of-bounds",
    .warning,
    "A stored value is below its parameter's minimum or above its maximum",
    on: .other
  )
  static let tooManyElements = Rule(
    "too-many-elements",
    .warning,
    "A stored array has more elements than the widget size shows",
    on: .other
  )
  static let doubtfulValue = Rule(
    "doubtful-value",
    .warning,
    "A stored value can be read but is probably not usable",
    on: .other
  )
  static let hiddenValue = Rule(
    "hidden-value",
    .lint,
    "A stored configuration has a value for a hidden parameter",
    on: .other
  )

  /// The rules that checking stored configurations can report.
  package static let configurationRules: [Rule] = [
    .configurationTooLarge, .notAConfiguration, .unreadableValue, .unknownStoredCase, .missingField,
    .unknownStoredName, .storedValueOutOfBounds, .tooManyElements, .doubtfulValue, .hiddenValue,
  ]
}
