import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let emptyEnum = Rule("empty-enum", .warning, "An enum has no case that users can choose")
}

extension Validator {
  mutating func checkCases(_ enumeration: Definition.Enum, _ site: DefinitionSite) {
    guard let name = enumeration.name, !enumeration.cases.contains(where: { $0.name?.value != "unknown" })
    else { return }
    report(
      .emptyEnum,
      "'\(name.value)' has no case that users can choose; add one to 'INEnumValues'",
      in: site,
      key: "INEnumValues",
      at: name.range
    )
  }
}
