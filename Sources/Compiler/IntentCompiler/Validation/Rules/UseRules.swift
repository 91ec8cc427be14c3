import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let emptyDefinition = Rule(
    "empty-definition",
    .note,
    "A definition has no intents, enums or types"
  )

  package static let unusedEnum = Rule(
    "unused-enum",
    .lint,
    "An enum is not used by any parameter or property"
  )

  package static let unusedType = Rule(
    "unused-type",
    .lint,
    "An object type is not used by any parameter or property"
  )
}

/// Rules for what nothing uses. Each field marks its types as used, before the module reports the rest.
enum UseRules {
  static let definitions: [Check<Definition>] = [
    Check(.emptyDefinition, emptyDefinition)
  ]
  static let fields: [Check<FieldElement>] = [
    Check(.unusedEnum, usedEnum),
    Check(.unusedType, usedType),
  ]
  static let modules: [Check<ModuleSchema>] = [
    Check(.unusedEnum, unusedEnum),
    Check(.unusedType, unusedType),
  ]

  private static func emptyDefinition(_ definition: Definition, _ findings: inout Findings) {
    guard !definition.gaps.hasErrors, definition.intents.isEmpty, definition.enums.isEmpty,
      definition.types.isEmpty
    else { return }
    findings.report(
      .emptyDefinition,
      "this definition has no intents, enums or types, so nothing is generated from it",
      in: DefinitionSite(definition, .definition)
    )
  }

  private static func usedEnum(_ field: FieldElement, _ findings: inout Findings) {
    if let name = field.field.enumType?.value { findings.usedEnums.insert(name) }
  }

  private static func usedType(_ field: FieldElement, _ findings: inout Findings) {
    if let name = field.field.objectType?.value { findings.usedTypes.insert(name) }
  }

  private static func unusedEnum(_ module: ModuleSchema, _ findings: inout Findings) {
    guard !module.isUnclear, !module.hasUnknownTypes else { return }
    for definition in module.files.lazy.map(\.definition) {
      for (index, declared) in definition.enums.enumerated() {
        guard let name = declared.name, !name.value.isEmpty, !findings.usedEnums.contains(name.value) else {
          continue
        }
        findings.report(
          .unusedEnum,
          "the enum '\(name.value)' is not used",
          in: DefinitionSite(definition, .enumeration(index)),
          key: .enumeration(.name),
          at: name.range
        )
      }
    }
  }

  private static func unusedType(_ module: ModuleSchema, _ findings: inout Findings) {
    guard !module.isUnclear, !module.hasUnknownTypes else { return }
    for definition in module.files.lazy.map(\.definition) {
      for (index, declared) in definition.types.enumerated() {
        guard let name = declared.name, !name.value.isEmpty, !findings.usedTypes.contains(name.value) else {
          continue
        }
        findings.report(
          .unusedType,
          "the object type '\(name.value)' is not used",
          in: DefinitionSite(definition, .type(index)),
          key: .type(.name),
          at: name.range
        )
      }
    }
  }
}
