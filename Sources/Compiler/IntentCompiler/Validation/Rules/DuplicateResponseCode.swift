import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let duplicateResponseCode = Rule(
    "duplicate-response-code",
    .warning,
    "Two codes of a response have the same name"
  )
}

extension Validator {
  mutating func checkCodes(_ response: Definition.Response, _ sites: DefinitionSite) {
    checkRepeats(
      response.codes.map(\.name),
      .duplicateResponseCode,
      "response code",
      key: "INIntentResponseCodeName",
      site: sites.responseCode
    )
  }

  /// Reports every name that occurred earlier.
  mutating func checkRepeats(
    _ names: [Located<String>?],
    _ rule: Rule,
    _ what: String,
    key: String,
    site: (Int) -> DefinitionSite
  ) {
    var seen: [String: Range<Int>?] = [:]
    for (index, name) in names.enumerated() {
      guard let name, !name.value.isEmpty else { continue }
      guard let first = seen[name.value] else {
        seen[name.value] = .some(name.range)
        continue
      }
      let site = site(index)
      report(
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
