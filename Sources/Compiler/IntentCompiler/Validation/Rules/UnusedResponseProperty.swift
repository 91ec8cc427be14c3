import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let unusedResponseProperty = Rule(
    "unused-response-property",
    .lint,
    "No text and no output uses a property of a response"
  )
}

extension Validator {
  mutating func checkUse(of response: Definition.Response, _ sites: DefinitionSite) {
    guard isWanted(.unusedResponseProperty), !response.parameters.isEmpty else { return }
    var used: Set<String> = []
    for code in response.codes {
      for case let text? in [code.format.text, code.conciseFormat.text] {
        used.formUnion(Placeholder.all(in: text).map(\.parameter.value))
      }
    }
    if let output = response.output { used.insert(output.value) }
    for (index, parameter) in response.parameters.enumerated() {
      guard let name = parameter.field.name, !name.value.isEmpty, !used.contains(name.value) else { continue }
      report(
        .unusedResponseProperty,
        "no text and no output of the response uses '\(name.value)'; remove it if your code does not read it",
        in: sites.responseParameter(index),
        key: "INIntentResponseParameterName",
        at: name.range
      )
    }
  }
}
