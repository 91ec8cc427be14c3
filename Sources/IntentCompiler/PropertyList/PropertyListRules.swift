extension Rule {
  static let emptyFile = Rule(
    "empty-file",
    .error,
    "The file holds nothing",
    help: RuleHelp(
      meaning: "The file has no bytes, or nothing but space. As a rule writing it was cut short.",
      consequence: "Nothing can be read from the file, so no code can be generated.",
      remedy: "Restore it from an earlier version.",
      example: "<!-- nothing -->"
    )
  )
  static let notAPropertyList = Rule(
    "not-a-property-list",
    .error,
    "The file is neither an XML nor a binary property list",
    help: RuleHelp(
      meaning: """
        The file is neither an XML nor a binary property list. Some repositories hold the target of a \
        symbolic link as text in its place.
        """,
      consequence: "Nothing can be read from the file, so no code can be generated.",
      remedy: "Give the path of the definition itself, or check the links out as links.",
      example: "../Shared/Intents.intentdefinition"
    )
  )
  static let fileTooLarge = Rule(
    "file-too-large",
    .error,
    "The file is 2 GB or more",
    help: RuleHelp(
      meaning: "The file is 2 GB or more, which no definition is.",
      consequence: "Nothing can be read from the file, so no code can be generated.",
      remedy: "Give the path of a definition.",
      example: "intentc validate backup.intentdefinition"
    )
  )
  static let unknownEncoding = Rule(
    "unknown-encoding",
    .error,
    "The file's text encoding is not known, or its bytes do not fit it",
    help: RuleHelp(
      meaning: "The first line names an encoding that is not known, or the bytes are not valid in it.",
      consequence: "Nothing can be read from the file, so no code can be generated.",
      remedy: "Save the file in UTF-8, and say so in its first line.",
      example: """
        <?xml version="1.0" encoding="UTF-9"?>
        """
    )
  )
  static let mergeConflict = Rule(
    "merge-conflict",
    .error,
    "The file holds the marks of an unresolved merge conflict",
    help: RuleHelp(
      meaning: """
        The file holds the lines that version control puts around two versions that it could not merge.
        """,
      consequence: "Nothing can be read from the file, so no code can be generated.",
      remedy: """
        Choose what shall stay, and take the lines with the marks out. Afterwards look for tags that were \
        given out twice.
        """,
      example: """
        <<<<<<< HEAD
        <string>Weather</string>
        =======
        <string>Forecast</string>
        >>>>>>> main
        """
    )
  )
  static let malformedXML = Rule(
    "malformed-xml",
    .error,
    "The file is not well-formed XML",
    help: RuleHelp(
      meaning: """
        The file breaks the rules of XML: a tag is not closed, or '&' or '<' stands in a text as it is.
        """,
      consequence: "Nothing can be read from the file, so no code can be generated.",
      remedy: "Correct it at the place that the message names; in texts write '&amp;', '&lt;' and '&gt;'.",
      example: "<string>Salt & pepper</string>"
    )
  )
  static let entityDeclaration = Rule(
    "entity-declaration",
    .error,
    "The document type declares entities or attributes of its own",
    help: RuleHelp(
      meaning: """
        The document type declares entities or attributes. No property list needs any, and they are a known \
        way to make a small file swallow a machine.
        """,
      consequence: "The file is not read, so no code can be generated.",
      remedy: "Take the declarations out.",
      example: """
        <!DOCTYPE plist [<!ENTITY a "b">]>
        """
    )
  )
  static let nestedTooDeeply = Rule(
    "nested-too-deeply",
    .error,
    "Values stand inside each other more than 32 levels deep",
    help: RuleHelp(
      meaning: "Values stand inside each other more than 32 levels deep. A definition needs about ten.",
      consequence: "Nothing can be read from the file, so no code can be generated.",
      remedy: "Correct the file; it was hardly meant so.",
      example: "<array><array><array>…</array></array></array>"
    )
  )
  static let unexpectedElement = Rule(
    "unexpected-element",
    .error,
    "An element is not one of a property list's, or stands where it may not",
    help: RuleHelp(
      meaning: """
        An element is none that property lists have, such as '<bool>', or it stands where it may not.
        """,
      consequence: "The value is lost, so no code can be generated.",
      remedy: "Write one of the elements that property lists have.",
      example: """
        <key>INIntentConfigurable</key>
        <bool>true</bool>
        """
    )
  )
  static let unexpectedText = Rule(
    "unexpected-text",
    .error,
    "There is text where only elements may stand",
    help: RuleHelp(
      meaning: "There is text where only elements may stand, as a rule because a tag was lost.",
      consequence: "The text is lost, so no code can be generated.",
      remedy: "Put it into an element, or take it out.",
      example: """
        <key>INIntentName</key>
        UpNext
        """
    )
  )
  static let missingValue = Rule(
    "missing-value",
    .error,
    "A key or a property list has no value",
    help: RuleHelp(
      meaning: "A key is followed by another key or by the end of its dictionary.",
      consequence: "What it was to say is not said, so no code can be generated.",
      remedy: "Add the value, or take the key out.",
      example: """
        <dict>
          <key>INIntentName</key>
        </dict>
        """
    )
  )
  static let missingKey = Rule(
    "missing-key",
    .error,
    "A dictionary's value has no key",
    help: RuleHelp(
      meaning: "A dictionary holds a value that no key stands before.",
      consequence: "The value belongs to nothing, so no code can be generated.",
      remedy: "Add the key, or take the value out.",
      example: """
        <dict>
          <string>UpNext</string>
        </dict>
        """
    )
  )
  static let duplicateKey = Rule(
    "duplicate-key",
    .error,
    "A dictionary has one key twice",
    help: RuleHelp(
      meaning: "One dictionary has the same key twice, mostly after a merge.",
      consequence: "Which value counts is not said, so no code can be generated.",
      remedy: "Take one of the two out.",
      example: """
        <key>INIntentName</key>
        <string>UpNext</string>
        <key>INIntentName</key>
        <string>Next</string>
        """
    )
  )
  static let invalidNumber = Rule(
    "invalid-number",
    .error,
    "The text of an integer or a real is no number, or the number is out of range",
    help: RuleHelp(
      meaning: "The text of an '<integer>' or '<real>' is no number, or one out of range.",
      consequence: "The value is lost, so no code can be generated.",
      remedy: "Write a number.",
      example: "<integer>ten</integer>"
    )
  )
  static let invalidDate = Rule(
    "invalid-date",
    .error,
    "The text of a date is not like '2024-01-31T12:00:00Z'",
    help: RuleHelp(
      meaning: "The text of a '<date>' has not the form of one. No definition needs a date.",
      consequence: "The value is lost, so no code can be generated.",
      remedy: "Write it like '2024-01-31T12:00:00Z'.",
      example: "<date>yesterday</date>"
    )
  )
  static let invalidData = Rule(
    "invalid-data",
    .error,
    "The text of a data is not Base64",
    help: RuleHelp(
      meaning: "The text of a '<data>' is not Base64.",
      consequence: "The value is lost, so no code can be generated.",
      remedy: "Write Base64, or nothing where a bound is to be none.",
      example: "<data>none!</data>"
    )
  )
  static let unreadableBinaryPropertyList = Rule(
    "unreadable-binary-property-list",
    .error,
    "A binary property list is damaged or cut off",
    help: RuleHelp(
      meaning: "The file begins as a binary property list, but is damaged or cut off.",
      consequence: "Nothing can be read from the file, so no code can be generated.",
      remedy: "Restore it from an earlier version.",
      example: "bplist00…"
    )
  )

  /// The rules that reading a property list can report.
  static let propertyListRules: [Rule] = [
    .emptyFile, .notAPropertyList, .fileTooLarge, .unknownEncoding, .mergeConflict, .malformedXML,
    .entityDeclaration, .nestedTooDeeply, .unexpectedElement, .unexpectedText, .missingValue, .missingKey,
    .duplicateKey, .invalidNumber, .invalidDate, .invalidData, .unreadableBinaryPropertyList,
  ]
}
