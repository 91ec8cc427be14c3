import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let textWithoutID = Rule(
    "text-without-id",
    .lint,
    "A text has no ID, so it cannot be translated"
  )
}

extension Validator {
  mutating func checkMissingID(_ text: DefinitionText) {
    guard let stated = text.text.text, text.text.id?.value ?? "" == "", !text.text.isBlank else { return }
    report(
      .textWithoutID,
      "'\(stated.value)' cannot be translated without an ID; add one with '\(text.key)ID'",
      in: text.site,
      key: text.key + "ID",
      at: stated.range
    )
  }
}
