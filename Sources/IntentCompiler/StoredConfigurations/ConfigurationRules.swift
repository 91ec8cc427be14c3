extension Rule {
  static let configurationTooLarge = Rule(
    "configuration-too-large",
    .error,
    "A stored configuration is larger than any can be",
    help: RuleHelp(
      meaning:
        "The file has more than 4 MB, or holds more than 200000 values. It is hardly a configuration.",
      consequence: "Nothing in it is checked.",
      remedy: "Give the path of a configuration.",
      example: "intentc check UpNext.intentdefinition backup.json"
    )
  )
  static let notAConfiguration = Rule(
    "not-a-configuration",
    .error,
    "A stored configuration is no object",
    help: RuleHelp(
      meaning:
        "A configuration is an object of the parameters' values by name, and the file holds another value.",
      consequence: "Decoding it fails, so nothing that was configured counts.",
      remedy: "Put the values into one object, or one dictionary of a property list.",
      example: "[true]"
    )
  )
  static let unreadableValue = Rule(
    "unreadable-value",
    .error,
    "A stored value is none of its parameter's type",
    help: RuleHelp(
      meaning: """
        The value is of another type than its parameter, or a text that is no URL, date, length of time or unit \
        as the parameter takes it.
        """,
      consequence: "The value is dropped while decoding: the parameter takes its default, or has no value.",
      remedy: "Write a value that the message names.",
      example: """
        { "mirrorCalendarApp": "yes" }
        """
    )
  )
  static let unknownStoredCase = Rule(
    "unknown-case",
    .error,
    "A stored value names a case that its enum does not have",
    help: RuleHelp(
      meaning: "The enum never had the case, or has it no longer.",
      consequence: "The value is dropped while decoding: the parameter takes its default, or has no value.",
      remedy: "Write one of the cases that the message names, or put the case back into the definition.",
      example: """
        { "titleColor": "chartreuse" }
        """
    )
  )
  static let missingField = Rule(
    "missing-field",
    .error,
    "A stored object lacks a field that every one has",
    help: RuleHelp(
      meaning: """
        An object without its identifier, or a person, place or amount without what it consists of.
        """,
      consequence: "The object is dropped while decoding.",
      remedy: "Add the field.",
      example: """
        { "calendars": [{ "displayString": "Home" }] }
        """
    )
  )
  static let unknownStoredName = Rule(
    "unknown-name",
    .warning,
    "A stored configuration has a value for a parameter or property that is not there",
    help: RuleHelp(
      meaning: "The name is misspelt, or another version of the definition has such a parameter or property.",
      consequence: "Decoding keeps the value aside and writes it back, but nothing reads it.",
      remedy: "Write the name that was meant, or take the value out.",
      example: """
        { "mirorCalendarApp": true }
        """
    )
  )
  static let storedValueOutOfBounds = Rule(
    "value-out-of-bounds",
    .warning,
    "A stored value lies below its parameter's minimum or above its maximum",
    help: RuleHelp(
      meaning: "The value is of the right type, but outside of what people can choose.",
      consequence: "The program reads it as it is, and may not be prepared for it.",
      remedy: "Write a value between the bounds that the message names.",
      example: """
        { "daysAhead": 1000 }
        """
    )
  )
  static let tooManyElements = Rule(
    "too-many-elements",
    .warning,
    "A stored list holds more elements than the size of widget shows",
    help: RuleHelp(
      meaning: "With '--family' the list is compared with what the definition allows in that size of widget.",
      consequence: "The widget shows the first elements only.",
      remedy: "Take elements out, or check another family.",
      example: "intentc check UpNext.intentdefinition stored.json --family systemSmall"
    )
  )
  static let doubtfulValue = Rule(
    "doubtful-value",
    .warning,
    "A stored value can be read, but hardly be used",
    help: RuleHelp(
      meaning: """
        A URL without a scheme, a date that the calendar does not have, a unit or currency that the parameter \
        is not asked for in, or a malformed type identifier.
        """,
      consequence: "The program reads it as it is, and may not be prepared for it.",
      remedy: "Write a value that the message names.",
      example: """
        { "website": "example.org" }
        """
    )
  )
  static let hiddenValue = Rule(
    "hidden-value",
    .lint,
    "A stored configuration has a value for a parameter that is hidden",
    help: RuleHelp(
      meaning: "The values of other parameters hide the parameter, and there is a value for it nevertheless.",
      consequence: "The value reads as absent, and is gone when the configuration is written again.",
      remedy: "Take the value out, or change the value that hides it.",
      example: """
        { "mirrorCalendarApp": true, "calendars": [{ "identifier": "home" }] }
        """
    )
  )

  /// The rules that checking stored configurations can report.
  static let configurationRules: [Rule] = [
    .configurationTooLarge, .notAConfiguration, .unreadableValue, .unknownStoredCase, .missingField,
    .unknownStoredName, .storedValueOutOfBounds, .tooManyElements, .doubtfulValue, .hiddenValue,
  ]

  /// Those among them that are errors although the rest is read: a project may know better.
  static let droppedValueRules: Set<Rule> = [.unreadableValue, .unknownStoredCase, .missingField]
}
