import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let unusedResponseProperty = Rule(
    "unused-response-property",
    .lint,
    "No text and no output uses a property of a response"
  )

  package static let duplicateResponseCode = Rule(
    "duplicate-response-code",
    .warning,
    "Two codes of a response have the same name"
  )

  package static let duplicateResponseParameter = Rule(
    "duplicate-response-parameter",
    .warning,
    "Two parameters of a response have the same name"
  )
}

enum ResponseRules {
  static let responses: [Check<ResponseElement>] = [
    Check(.unusedResponseProperty, unusedResponseProperty),
    Check(.duplicateResponseCode, duplicateResponseCode),
    Check(.duplicateResponseParameter, duplicateResponseParameter),
  ]

  private static func unusedResponseProperty(_ element: ResponseElement, _ findings: inout Findings) {
    let response = element.response
    guard !response.parameters.isEmpty else { return }
    var used: Set<String> = []
    for code in response.codes {
      for case let text? in [code.format.text, code.conciseFormat.text] {
        used.formUnion(Placeholder.all(in: text).map(\.parameter.value))
      }
    }
    if let output = response.output { used.insert(output.value) }
    for (index, parameter) in response.parameters.enumerated() {
      guard let name = parameter.field.name, !name.value.isEmpty, !used.contains(name.value) else { continue }
      findings.report(
        .unusedResponseProperty,
        "no text and no output of the response uses '\(name.value)'; remove it if your code does not read it",
        in: element.site.responseParameter(index),
        key: "INIntentResponseParameterName",
        at: name.range
      )
    }
  }

  private static func duplicateResponseCode(_ element: ResponseElement, _ findings: inout Findings) {
    reportRepeats(
      element.response.codes.map(\.name),
      .duplicateResponseCode,
      "response code",
      key: "INIntentResponseCodeName",
      site: element.site.responseCode,
      &findings
    )
  }

  private static func duplicateResponseParameter(_ element: ResponseElement, _ findings: inout Findings) {
    reportRepeats(
      element.response.parameters.map(\.field.name),
      .duplicateResponseParameter,
      "response parameter",
      key: "INIntentResponseParameterName",
      site: element.site.responseParameter,
      &findings
    )
  }

  private static func reportRepeats(
    _ names: [Located<String>?],
    _ rule: Rule,
    _ what: String,
    key: String,
    site: (Int) -> DefinitionSite,
    _ findings: inout Findings
  ) {
    var seen: [String: Range<Int>?] = [:]
    for (index, name) in names.enumerated() {
      guard let name, !name.value.isEmpty else { continue }
      guard let first = seen[name.value] else {
        seen[name.value] = .some(name.range)
        continue
      }
      let site = site(index)
      findings.report(
        rule,
        "duplicate \(what) '\(name.value)'; rename one of them",
        in: site,
        key: key,
        at: name.range,
        notes: [Diagnostic.Note("the other '\(name.value)' is here", at: site.location(first))]
      )
    }
  }
}
