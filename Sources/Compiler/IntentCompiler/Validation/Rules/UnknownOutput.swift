import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let unknownOutput = Rule(
    "unknown-output",
    .warning,
    "The output of a response names a parameter that the response does not have"
  )
}

extension Validator {
  mutating func checkOutput(_ response: Definition.Response, _ site: DefinitionSite) {
    guard let output = response.output, !output.value.isEmpty,
      !response.parameters.contains(where: { $0.field.name?.value == output.value })
    else { return }
    reportUnknown(
      .unknownOutput,
      "the output '\(output.value)' is not a parameter of the response",
      output,
      among: response.parameters.lazy.compactMap(\.field.name?.value),
      in: site,
      key: "INIntentResponseOutput",
      follows: module.gaps.areInParts(of: site)
    )
  }
}
