import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let unknownNotAtZero = Rule(
    "unknown-not-at-zero",
    .warning,
    "The case with index 0 is not 'unknown'"
  )
}

extension Validator {
  mutating func checkUnknown(_ enumeration: Definition.Enum, _ index: Int, _ definition: Definition) {
    let unknown = enumeration.cases.firstIndex { $0.name?.value == "unknown" }
    if let unknown, let stated = enumeration.cases[unknown].index, stated.value != 0 {
      report(
        .unknownNotAtZero,
        "'unknown' has the index \(stated.value), so users can choose it; give it the index 0",
        in: DefinitionSite(definition, .enumCase(index, unknown)),
        key: "INEnumValueIndex",
        at: stated.range
      )
    } else if unknown == nil,
      let zero = enumeration.cases.firstIndex(where: { $0.index?.value ?? 0 == 0 }),
      let name = enumeration.cases[zero].name
    {
      report(
        .unknownNotAtZero,
        "'\(name.value)' has the index 0, which means no choice; give the index 0 to a case 'unknown'",
        in: DefinitionSite(definition, .enumCase(index, zero)),
        key: "INEnumValueIndex",
        at: name.range
      )
    }
  }
}
