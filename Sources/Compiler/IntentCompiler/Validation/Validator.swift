import IntentDefinition
import IntentDiagnostics
import IntentSchema

package struct Validator: Sendable {
  private let checks: ValidationChecks
  private let module: ModuleFacts

  package static func validate(_ module: ModuleSchema, lints: Set<Rule> = []) -> [Diagnostic] {
    let validator = Validator(checks: .all.wanted(lints: lints), module: ModuleFacts(module))
    var findings = Findings(lints: lints)
    for file in module.files { validator.check(file, &findings) }
    validator.checks.modules.run(module, &findings)
    return findings.diagnostics
  }

  private func check(_ file: ModuleSchema.File, _ findings: inout Findings) {
    let definition = file.definition
    checks.definitions.run(definition, &findings)
    var custom = zip(file.intentIndices, file.schema.intents).makeIterator()
    var next = custom.next()
    for (index, intent) in definition.intents.enumerated() {
      var schema: DefinitionSchema.Intent?
      if let (place, meaning) = next, place == index {
        schema = meaning
        next = custom.next()
      }
      let element = IntentElement(
        DefinitionSite(definition, .intent(index)),
        intent,
        schema,
        isUnclear: file.unclearIntents.contains(index),
        module: module
      )
      check(element, &findings)
    }
    for (index, enumeration) in definition.enums.enumerated() {
      let site = DefinitionSite(definition, .enumeration(index))
      check(EnumElement(site: site, index: index, enumeration: enumeration), &findings)
    }
    for (index, type) in definition.types.enumerated() {
      let site = DefinitionSite(definition, .object(index))
      check(ObjectTypeElement(site: site, index: index, type: type), file.schema.objects[index], &findings)
    }
    findings.textsByID = [:]
    definition.forEachText { text in
      if text.role != .hidden { checks.texts.run(text, &findings) }
    }
  }

  private func check(_ intent: IntentElement, _ findings: inout Findings) {
    checks.intents.run(intent, &findings)
    for index in intent.intent.parameters.indices {
      let parameter = ParameterElement(index, of: intent)
      checks.parameters.run(parameter, &findings)
      let field = FieldElement(
        site: parameter.site,
        prefix: "INIntentParameter",
        field: parameter.parameter.field,
        type: parameter.schema?.type,
        defaultValue: parameter.schema?.defaultValue
      )
      checks.fields.run(field, &findings)
    }
    checks.relationships.run(intent, &findings)
    if let response = intent.intent.response { check(response, of: intent, &findings) }
  }

  private func check(
    _ response: Definition.Response,
    of intent: IntentElement,
    _ findings: inout Findings
  ) {
    let site = intent.site.response
    checks.responses.run(ResponseElement(site: site, response: response, module: module), &findings)
    let properties = intent.schema?.response?.parameters ?? []
    for (number, parameter) in response.parameters.enumerated() {
      let site = site.responseParameter(number)
      if !checks.responseParameters.isEmpty {
        let element = ResponseParameterElement(
          site: site,
          field: parameter.field,
          isOutput: parameter.field.name != nil && parameter.field.name?.value == response.output?.value
        )
        checks.responseParameters.run(element, &findings)
      }
      let field = FieldElement(
        site: site,
        prefix: "INIntentResponseParameter",
        field: parameter.field,
        type: number < properties.count ? properties[number].type : nil,
        defaultValue: nil
      )
      checks.fields.run(field, &findings)
    }
  }

  private func check(_ enumeration: EnumElement, _ findings: inout Findings) {
    checks.enums.run(enumeration, &findings)
    guard !checks.enumCases.isEmpty else { return }
    for (number, enumCase) in enumeration.enumeration.cases.enumerated()
    where enumCase.name?.value != "unknown" {
      let element = EnumCaseElement(site: enumeration.site(ofCase: number), enumCase: enumCase)
      checks.enumCases.run(element, &findings)
    }
  }

  private func check(_ type: ObjectTypeElement, _ schema: ObjectSchema, _ findings: inout Findings) {
    checks.objectTypes.run(type, &findings)
    // The schema leaves out the default properties.
    var own = schema.properties.makeIterator()
    for (number, property) in type.type.properties.enumerated() {
      let site = type.site(ofField: number)
      checks.properties.run(PropertyElement(site: site, property: property), &findings)
      let field = FieldElement(
        site: site,
        prefix: "INTypeProperty",
        field: property.field,
        type: property.isDefault?.value == true ? nil : own.next()?.type,
        defaultValue: nil
      )
      checks.fields.run(field, &findings)
    }
  }
}

extension Array {
  fileprivate func run<Checked>(_ element: Checked, _ findings: inout Findings)
  where Element == Check<Checked> {
    for check in self { check.run(element, &findings) }
  }
}
