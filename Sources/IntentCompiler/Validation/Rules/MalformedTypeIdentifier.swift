extension Rule {
  static let malformedTypeIdentifier = Rule(
    "malformed-type-identifier",
    .warning,
    "A uniform type identifier has not the form of one",
    help: RuleHelp(
      meaning: """
        The types of files that can be chosen are named by uniform type identifiers: words of letters, \
        digits and hyphens, joined by dots, such as 'public.image' or 'com.adobe.pdf'. What stands here is \
        none, often a file's extension.
        """,
      consequence: "No file fits, so people see every file greyed out.",
      remedy: "Write the identifier of the type.",
      example: """
        <key>INIntentParameterName</key>
        <string>document</string>
        <key>INIntentParameterType</key>
        <string>File</string>
        <key>INIntentParameterMetadata</key>
        <dict>
          <key>INIntentParameterMetadataType</key>
          <string>Custom</string>
          <key>INIntentParameterMetadataCustomUTIs</key>
          <array>
            <dict>
              <key>UTI</key>
              <string>.pdf</string>
            </dict>
          </array>
        </dict>
        """
    )
  )
}

extension Validator {
  mutating func checkTypeIdentifiers(_ field: FieldContext) {
    guard case .file = field.type, let identifiers = field.field.metadata?.customUTIs else { return }
    for identifier in identifiers where !Self.isTypeIdentifier(identifier.value) {
      report(
        .malformedTypeIdentifier,
        "'\(identifier.value)' is no uniform type identifier; write one such as 'public.image'",
        in: field.site,
        key: field.metadataKey("CustomUTIs"),
        at: identifier.range
      )
    }
  }

  /// Whether a text is words with dots between them, two or more. Beyond ASCII anything may stand in a word.
  private static func isTypeIdentifier(_ text: String) -> Bool {
    let words = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return words.count > 1
      && words.allSatisfy { word in
        !word.isEmpty
          && word.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), 0x80...: true
            default: false
            }
          }
      }
  }
}
