import IntentDefinition
import IntentDiagnostics

extension Rule {
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
    Check(.duplicateResponseCode, duplicateResponseCode),
    Check(.duplicateResponseParameter, duplicateResponseParameter),
  ]

  private static func duplicateResponseCode(_ element: ResponseElement, _ findings: inout Findings) {
    reportRepeats(
      element.response.codes.map(\.name),
      .duplicateResponseCode,
      "response code",
      key: .responseCode(.name),
      site: element.site.responseCode,
      &findings
    )
  }

  private static func duplicateResponseParameter(_ element: ResponseElement, _ findings: inout Findings) {
    reportRepeats(
      element.response.parameters.map(\.field.name),
      .duplicateResponseParameter,
      "response parameter",
      key: .field(.responseParameter, .name),
      site: element.site.responseParameter,
      &findings
    )
  }

  private static func reportRepeats(
    _ names: [Located<String>?],
    _ rule: Rule,
    _ what: String,
    key: DefinitionKey,
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
