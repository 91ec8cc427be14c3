import IntentDefinition
import IntentDiagnostics
import IntentSchema

/// Walks a module, and runs the checks for each element.
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
    for intent in file.allIntents { check(IntentElement(intent, module: module), &findings) }
    for enumeration in file.enums { checks.enums.run(enumeration, &findings) }
    for type in file.objects { check(type, &findings) }
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
        parameter.parameter.field,
        of: .parameter,
        at: parameter.site,
        type: parameter.schema?.type,
        defaultValue: parameter.schema?.defaultValue
      )
      checks.fields.run(field, &findings)
    }
    if let response = intent.intent.response { check(response, of: intent, &findings) }
  }

  private func check(
    _ response: Definition.Response,
    of intent: IntentElement,
    _ findings: inout Findings
  ) {
    let site = intent.site.response
    let element = ResponseElement(
      site: site,
      response: response,
      isOnlyForWidgets: intent.isOnlyForWidgets,
      module: module
    )
    checks.responses.run(element, &findings)
    let properties = intent.schema?.response?.parameters ?? []
    for (number, parameter) in response.parameters.enumerated() {
      let field = FieldElement(
        parameter.field,
        of: .responseParameter,
        at: site.responseParameter(number),
        type: number < properties.count ? properties[number].type : nil
      )
      checks.fields.run(field, &findings)
    }
  }

  private func check(_ type: LoweredObjectType, _ findings: inout Findings) {
    checks.objectTypes.run(type, &findings)
    for property in type.allProperties {
      checks.properties.run(property, &findings)
      let field = FieldElement(
        property.definition.field,
        of: .property,
        at: property.site,
        type: property.schema?.type
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
