import IntentDefinition
import IntentDiagnostics

/// All checks, by the kind of element they look at.
struct ValidationChecks: Sendable {
  let definitions: [Check<Definition>]
  let intents: [Check<IntentElement>]
  let parameters: [Check<ParameterElement>]
  let responses: [Check<ResponseElement>]
  let enums: [Check<LoweredEnum>]
  let objectTypes: [Check<LoweredObjectType>]
  let properties: [Check<LoweredProperty>]
  let fields: [Check<FieldElement>]
  let texts: [Check<DefinitionText>]
  let modules: [Check<ModuleSchema>]

  static let all = ValidationChecks(
    definitions: UseRules.definitions + ValueRules.definitions,
    intents: TextRules.intents + ValueRules.intents + ReferenceRules.intents
      + CombinationRules.intents + PlaceholderRules.intents + TagRules.intents,
    parameters: TagRules.parameters + TextRules.parameters + BoundsRules.parameters + ValueRules.parameters,
    responses: ReferenceRules.responses + ResponseRules.responses + PlaceholderRules.responses
      + TagRules.responses,
    enums: EnumRules.enums,
    objectTypes: TagRules.objectTypes,
    properties: ObjectTypeRules.properties,
    fields: UseRules.fields + ObjectTypeRules.fields + BoundsRules.fields + ValueRules.fields,
    texts: TextRules.texts,
    modules: UseRules.modules
  )

  func wanted(lints: Set<Rule>) -> ValidationChecks {
    ValidationChecks(
      definitions: definitions.wanted(lints),
      intents: intents.wanted(lints),
      parameters: parameters.wanted(lints),
      responses: responses.wanted(lints),
      enums: enums.wanted(lints),
      objectTypes: objectTypes.wanted(lints),
      properties: properties.wanted(lints),
      fields: fields.wanted(lints),
      texts: texts.wanted(lints),
      modules: modules.wanted(lints)
    )
  }

  var rules: [Rule] {
    [
      definitions.rules(), intents.rules(), parameters.rules(), responses.rules(), enums.rules(),
      objectTypes.rules(), properties.rules(), fields.rules(), texts.rules(), modules.rules(),
    ].flatMap(\.self)
  }
}

extension Rule {
  package static let validationRules = ValidationChecks.all.rules + SharedRules.betweenModules
}

extension Array {
  fileprivate func wanted<Checked>(_ lints: Set<Rule>) -> Self where Element == Check<Checked> {
    filter { $0.rules.contains { $0.isWanted(lints: lints) } }
  }

  fileprivate func rules<Checked>() -> [Rule] where Element == Check<Checked> { flatMap(\.rules) }
}
