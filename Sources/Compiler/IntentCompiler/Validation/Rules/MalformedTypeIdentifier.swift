import IntentDefinition
import IntentDiagnostics
import IntentSchema

extension Rule {
  package static let malformedTypeIdentifier = Rule(
    "malformed-type-identifier",
    .warning,
    "A uniform type identifier is malformed"
  )
}

extension Validator {
  mutating func checkTypeIdentifiers(_ field: FieldContext) {
    guard case .file = field.type, let identifiers = field.field.metadata?.customUTIs else { return }
    for identifier in identifiers where !Self.isTypeIdentifier(identifier.value) {
      report(
        .malformedTypeIdentifier,
        "'\(identifier.value)' is not a uniform type identifier; write one such as 'public.image'",
        in: field.site,
        key: field.metadataKey("CustomUTIs"),
        at: identifier.range
      )
    }
  }

  /// Whether a text is two or more words joined by dots. Words can contain any non-ASCII characters.
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
