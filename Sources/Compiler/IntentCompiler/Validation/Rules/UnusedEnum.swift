import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let unusedEnum = Rule(
    "unused-enum",
    .lint,
    "An enum is not used by any parameter or property"
  )
}

extension Validator {
  mutating func checkUse(of enums: [Definition.Enum], in definition: Definition) {
    guard isWanted(.unusedEnum) else { return }
    for (index, declared) in enums.enumerated() {
      guard let name = declared.name, !name.value.isEmpty, !usedEnums.contains(name.value) else { continue }
      report(
        .unusedEnum,
        "the enum '\(name.value)' is not used",
        in: DefinitionSite(definition, .enumeration(index)),
        key: "INEnumName",
        at: name.range
      )
    }
  }
}
