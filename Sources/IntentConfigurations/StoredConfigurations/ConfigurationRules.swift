import IntentDiagnostics

extension Rule {
  static let configurationTooLarge = Rule(
    "configuration-too-large",
    .error,
    "A stored configuration is larger than any can be",
    on: .other
  )
  static let notAConfiguration = Rule(
    "not-a-configuration",
    .error,
    "A stored configuration is no object",
    on: .other
  )
  static let unreadableValue = Rule(
    "unreadable-value",
    .error,
    "A stored value is none of its parameter's type",
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
    "A stored object lacks a field that every one has",
    on: .other,
    isFixed: false
  )
  package static let unknownStoredName = Rule(
    "unknown-name",
    .warning,
    "A stored configuration has a value for a parameter or property that is not there",
    on: .other
  )
  static let storedValueOutOfBounds = Rule(
    "value-out-of-bounds",
    .warning,
    "A stored value lies below its parameter's minimum or above its maximum",
    on: .other
  )
  static let tooManyElements = Rule(
    "too-many-elements",
    .warning,
    "A stored list holds more elements than the size of widget shows",
    on: .other
  )
  static let doubtfulValue = Rule(
    "doubtful-value",
    .warning,
    "A stored value can be read, but hardly be used",
    on: .other
  )
  static let hiddenValue = Rule(
    "hidden-value",
    .lint,
    "A stored configuration has a value for a parameter that is hidden",
    on: .other
  )

  /// The rules that checking stored configurations can report.
  package static let configurationRules: [Rule] = [
    .configurationTooLarge, .notAConfiguration, .unreadableValue, .unknownStoredCase, .missingField,
    .unknownStoredName, .storedValueOutOfBounds, .tooManyElements, .doubtfulValue, .hiddenValue,
  ]
}
