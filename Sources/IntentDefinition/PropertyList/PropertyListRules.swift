import IntentDiagnostics

extension Rule {
  package static let emptyFile = Rule("empty-file", .error, "The file holds nothing")
  static let notAPropertyList = Rule(
    "not-a-property-list",
    .error,
    "The file is neither an XML nor a binary property list"
  )
  static let fileTooLarge = Rule("file-too-large", .error, "The file is 2 GB or more")
  package static let unknownEncoding = Rule(
    "unknown-encoding",
    .error,
    "The file's text encoding is not known, or its bytes do not fit it"
  )
  static let mergeConflict = Rule(
    "merge-conflict",
    .error,
    "The file holds the marks of an unresolved merge conflict"
  )
  static let malformedXML = Rule("malformed-xml", .error, "The file is not well-formed XML")
  static let entityDeclaration = Rule(
    "entity-declaration",
    .error,
    "The document type declares entities or attributes of its own"
  )
  static let nestedTooDeeply = Rule(
    "nested-too-deeply",
    .error,
    "Values stand inside each other more than 32 levels deep"
  )
  static let unexpectedElement = Rule(
    "unexpected-element",
    .error,
    "An element is not one of a property list's, or stands where it may not"
  )
  static let unexpectedText = Rule("unexpected-text", .error, "There is text where only elements may stand")
  static let missingValue = Rule("missing-value", .error, "A key or a property list has no value")
  static let missingKey = Rule("missing-key", .error, "A dictionary's value has no key")
  static let duplicateKey = Rule("duplicate-key", .error, "A dictionary has one key twice")
  package static let invalidNumber = Rule(
    "invalid-number",
    .error,
    "The text of an integer or a real is no number, or the number is out of range"
  )
  package static let invalidDate = Rule(
    "invalid-date",
    .error,
    "The text of a date is not like '2024-01-31T12:00:00Z'"
  )
  package static let invalidData = Rule("invalid-data", .error, "The text of a data is not Base64")
  static let unreadableBinaryPropertyList = Rule(
    "unreadable-binary-property-list",
    .error,
    "A binary property list is damaged or cut off"
  )

  /// The rules that reading a property list can report.
  package static let propertyListRules: [Rule] = [
    .emptyFile, .notAPropertyList, .fileTooLarge, .unknownEncoding, .mergeConflict, .malformedXML,
    .entityDeclaration, .nestedTooDeeply, .unexpectedElement, .unexpectedText, .missingValue, .missingKey,
    .duplicateKey, .invalidNumber, .invalidDate, .invalidData, .unreadableBinaryPropertyList,
  ]
}
