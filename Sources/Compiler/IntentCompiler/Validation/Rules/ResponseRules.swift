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

  package static let unmarkedSuccess = Rule(
    "unmarked-success",
    .warning,
    "The code 'success' of a response is not marked as a success"
  )

  package static let markedFailure = Rule(
    "marked-failure",
    .lint,
    "A code of a response is marked as a success, but named as a failure"
  )

  package static let responseWithoutText = Rule(
    "response-without-text",
    .lint,
    "A code of a response has no text for Siri to speak"
  )
}

/// Rules for response codes and response parameters.
enum ResponseRules {
  static let responses: [Check<ResponseElement>] = [
    Check(.duplicateResponseCode, duplicateResponseCode),
    Check(.duplicateResponseParameter, duplicateResponseParameter),
    Check(.unmarkedSuccess, unmarkedSuccess),
    Check(.markedFailure, markedFailure),
    Check(.responseWithoutText, responseWithoutText),
  ]

  private static func unmarkedSuccess(_ element: ResponseElement, _ findings: inout Findings) {
    for (index, code) in element.response.codes.enumerated()
    where code.name?.value == "success" && code.isSuccess?.value != true {
      findings.report(
        .unmarkedSuccess,
        "the code 'success' is not marked as a success; mark it",
        in: element.site.responseCode(index),
        key: .responseCode(.success),
        at: code.isSuccess?.range ?? code.name?.range
      )
    }
  }

  private static func markedFailure(_ element: ResponseElement, _ findings: inout Findings) {
    for (index, code) in element.response.codes.enumerated() {
      guard let name = code.name, name.value.hasPrefix("failure"), let mark = code.isSuccess, mark.value
      else { continue }
      findings.report(
        .markedFailure,
        "the code '\(name.value)' is marked as a success, but its name says failure; remove "
          + "the mark, or rename it",
        in: element.site.responseCode(index),
        key: .responseCode(.success),
        at: mark.range
      )
    }
  }

  /// Reports response codes without a text, except Apple's own, for which Siri has words.
  private static func responseWithoutText(_ element: ResponseElement, _ findings: inout Findings) {
    guard !element.isOnlyForWidgets else { return }
    for (index, code) in element.response.codes.enumerated()
    where code.format.isBlank && code.conciseFormat.isBlank {
      guard let name = code.name, !name.value.isEmpty, Lowering.predefinedCodes[name.value] == nil
      else { continue }
      findings.report(
        .responseWithoutText,
        "Siri has nothing to say for the code '\(name.value)'; give it a text",
        in: element.site.responseCode(index),
        key: .responseCode(.formatString),
        at: name.range
      )
    }
  }

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
