import IntentDiagnostics

extension Rule {
  package static let emptyFile = Rule("empty-file", .error, "The file is empty")
  static let notAPropertyList = Rule(
    "not-a-property-list",
    .error,
    "The file is not an XML or binary property list"
  )
  static let fileTooLarge = Rule("file-too-large", .error, "The file is 2 GB or larger")
  package static let unknownEncoding = Rule(
    "unknown-encoding",
    .error,
    "The file's text encoding is unknown, or its bytes are not valid in it"
  )
  package static let mergeConflict = Rule(
    "merge-conflict",
    .error,
    "The file contains unresolved merge conflicts"
  )
  static let malformedXML = Rule("malformed-xml", .error, "The file is not well-formed XML")
  static let entityDeclaration = Rule(
    "entity-declaration",
    .error,
    "The document type declares entities or attributes"
  )
  static let nestedTooDeeply = Rule("nested-too-deeply", .error, "Values are nested more than 32 levels deep")
  static let unexpectedElement = Rule(
    "unexpected-element",
    .error,
    "An element is not allowed in a property list or at this place"
  )
  static let unexpectedText = Rule("unexpected-text", .error, "There is text where only elements are allowed")
  static let missingValue = Rule("missing-value", .error, "A key or a property list has no value")
  static let missingKey = Rule("missing-key", .error, "A value in a dictionary has no key")
  static let duplicateKey = Rule("duplicate-key", .error, "A dictionary has the same key twice")
  package static let invalidNumber = Rule(
    "invalid-number",
    .error,
    "An '<integer>' or '<real>' element is not a number or is out of range"
  )
  package static let invalidDate = Rule(
    "invalid-date",
    .error,
    "A date does not have the form '2024-01-31T12:00:00Z'"
  )
  package static let invalidData = Rule("invalid-data", .error, "A '<data>' element is not valid Base64")
  static let unreadableBinaryPropertyList = Rule(
    "unreadable-binary-property-list",
    .error,
    "A binary property list is damaged or truncated"
  )

  /// The rules that reading a property list can report.
  package static let propertyListRules: [Rule] = [
    .emptyFile, .notAPropertyList, .fileTooLarge, .unknownEncoding, .mergeConflict, .malformedXML,
    .entityDeclaration, .nestedTooDeeply, .unexpectedElement, .unexpectedText, .missingValue, .missingKey,
    .duplicateKey, .invalidNumber, .invalidDate, .invalidData, .unreadableBinaryPropertyList,
  ]
}
