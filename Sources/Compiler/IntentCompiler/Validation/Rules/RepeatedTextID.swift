import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let repeatedTextID = Rule(
    "repeated-text-id",
    .warning,
    "Two different texts in a file have the same ID"
  )
}

extension Validator {
  /// - Parameter seen: The texts of the file so far, by ID.
  mutating func checkID(_ text: DefinitionText, _ seen: inout [String: Located<String>]) {
    guard let id = text.text.id, !id.value.isEmpty, let stated = text.text.text, !text.text.isBlank
    else { return }
    guard let first = seen[id.value] else {
      seen[id.value] = stated
      return
    }
    guard first.value != stated.value else { return }
    report(
      .repeatedTextID,
      "'\(id.value)' is also the ID of '\(first.value)', so both get the same translation; give one of them its own ID",
      in: text.site,
      key: text.key + "ID",
      at: id.range,
      notes: [Diagnostic.Note("the other text is here", at: text.site.definition.location(first.range))]
    )
  }
}
