import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let missingDisplayName = Rule(
    "missing-display-name",
    .lint,
    "Something that users see has no display name"
  )
}

extension Validator {
  mutating func checkDisplayName(
    _ text: Definition.Text,
    of name: Located<String>?,
    in site: DefinitionSite,
    key: String
  ) {
    guard isWanted(.missingDisplayName), text.isBlank, let name, !name.value.isEmpty else { return }
    report(
      .missingDisplayName,
      "'\(name.value)' has no display name; give it one with '\(key)'",
      in: site,
      key: key,
      at: text.text?.range ?? name.range
    )
  }
}
