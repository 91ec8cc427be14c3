import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let unusedType = Rule(
    "unused-type",
    .lint,
    "An object type is not used by any parameter or property"
  )
}

extension Validator {
  mutating func checkUse(of types: [Definition.ObjectType], in definition: Definition) {
    guard isWanted(.unusedType) else { return }
    for (index, declared) in types.enumerated() {
      guard let name = declared.name, !name.value.isEmpty, !usedTypes.contains(name.value) else { continue }
      report(
        .unusedType,
        "the object type '\(name.value)' is not used",
        in: DefinitionSite(definition, .object(index)),
        key: "INTypeName",
        at: name.range
      )
    }
  }
}
