import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let unknownInput = Rule(
    "unknown-input",
    .warning,
    "The input of an intent names a parameter that does not exist"
  )

  package static let unknownKeyParameter = Rule(
    "unknown-key-parameter",
    .warning,
    "The key parameter of an intent does not exist"
  )

  package static let unknownOutput = Rule(
    "unknown-output",
    .warning,
    "The output of a response names a parameter that the response does not have"
  )
}

/// Rules for names of parameters outside of conditions: the input, the output and the key parameter.
enum ReferenceRules {
  static let intents: [Check<IntentElement>] = [
    Check(.unknownInput, unknownInput),
    Check(.unknownKeyParameter, unknownKeyParameter),
  ]
  static let responses: [Check<ResponseElement>] = [
    Check(.unknownOutput, unknownOutput)
  ]

  private static func unknownInput(_ intent: IntentElement, _ findings: inout Findings) {
    reportName(intent.intent.input, .unknownInput, "the input", in: intent, key: .intent(.input), &findings)
  }

  private static func unknownKeyParameter(_ intent: IntentElement, _ findings: inout Findings) {
    reportName(
      intent.intent.keyParameter,
      .unknownKeyParameter,
      "the key parameter",
      in: intent,
      key: .intent(.keyParameter),
      &findings
    )
  }

  private static func unknownOutput(_ element: ResponseElement, _ findings: inout Findings) {
    let response = element.response
    guard let output = response.output, !output.value.isEmpty,
      !response.parameters.contains(where: { $0.field.name?.value == output.value })
    else { return }
    findings.reportUnknown(
      .unknownOutput,
      "the output '\(output.value)' is not a parameter of the response",
      output,
      among: response.parameters.lazy.compactMap(\.field.name?.value),
      in: element.site,
      key: .response(.output),
      follows: element.module.isUnclear
    )
  }

  private static func reportName(
    _ name: Located<String>?,
    _ rule: Rule,
    _ what: String,
    in intent: IntentElement,
    key: DefinitionKey,
    _ findings: inout Findings
  ) {
    guard let name, !name.value.isEmpty, intent.parameterIndices[name.value] == nil else { return }
    findings.reportUnknown(
      rule,
      "\(what) '\(name.value)' is not a parameter of the intent",
      name,
      among: intent.parameterNames,
      in: intent.site,
      key: key,
      follows: intent.module.isUnclear
    )
  }
}
