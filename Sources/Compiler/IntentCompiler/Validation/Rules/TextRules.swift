import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let missingTitle = Rule("missing-title", .warning, "A custom intent has no title")

  package static let missingDescription = Rule(
    "missing-description",
    .warning,
    "A custom intent has no description"
  )

  package static let appleInText = Rule(
    "apple-in-text",
    .warning,
    "The title or description of an intent contains 'Apple', 'Siri' or 'iPhone'"
  )

  package static let missingPrompt = Rule(
    "missing-prompt",
    .lint,
    "Siri can ask for a parameter that has no prompt"
  )

  package static let resolutionInWidget = Rule(
    "resolution-in-widget",
    .lint,
    "Siri can ask for a parameter of an intent that is only for widgets"
  )

  package static let repeatedTextID = Rule(
    "repeated-text-id",
    .warning,
    "Two different texts in a file have the same ID"
  )

  package static let textWithoutID = Rule(
    "text-without-id",
    .lint,
    "A text has no ID, so it cannot be translated"
  )

  package static let codeInText = Rule(
    "code-in-text",
    .lint,
    "A text is a name from code, such as 'Strings.title'"
  )

  package static let lineBreakInText = Rule(
    "line-break-in-text",
    .lint,
    "A title, or the text of an option, has several lines"
  )
}

/// Rules for texts that people see, and for their IDs.
enum TextRules {
  static let intents: [Check<IntentElement>] = [
    Check(.missingTitle, missingTitle),
    Check(.missingDescription, missingDescription),
    Check(.appleInText, appleInText),
  ]
  static let parameters: [Check<ParameterElement>] = [
    Check(.missingPrompt, missingPrompt), Check(.resolutionInWidget, resolutionInWidget),
  ]
  static let texts: [Check<DefinitionText>] = [
    Check(.repeatedTextID, repeatedTextID),
    Check(.textWithoutID, textWithoutID),
    Check(.codeInText, codeInText),
    Check(.lineBreakInText, lineBreakInText),
  ]

  private static func missingTitle(_ element: IntentElement, _ findings: inout Findings) {
    guard element.schema != nil, element.intent.title.isBlank, let name = element.intent.name else { return }
    findings.report(
      .missingTitle,
      "'\(name.value)' has no title; give it one",
      in: element.site,
      key: .intent(.title),
      at: element.intent.title.text?.range ?? element.intent.title.id?.range ?? name.range
    )
  }

  private static func missingDescription(_ element: IntentElement, _ findings: inout Findings) {
    guard element.schema != nil, element.intent.description.isBlank, let name = element.intent.name else {
      return
    }
    findings.report(
      .missingDescription,
      "'\(name.value)' has no description; give it one",
      in: element.site,
      key: .intent(.description),
      at: element.intent.description.text?.range ?? element.intent.description.id?.range ?? name.range
    )
  }

  private static func appleInText(_ element: IntentElement, _ findings: inout Findings) {
    guard element.schema != nil else { return }
    let texts = [("title", element.intent.title), ("description", element.intent.description)]
    for (label, text) in texts {
      guard let text = text.text, let word = text.value.wordOfApple else { continue }
      findings.report(
        .appleInText,
        "the App Store has refused App Intents with the word '\(word)' in a \(label) (ITMS-90626), and may refuse this "
          + "intent; reword '\(text.value.shortened)'",
        in: element.site,
        key: .intent(label == "title" ? .title : .description),
        at: text.range
      )
    }
  }

  private static func missingPrompt(_ parameter: ParameterElement, _ findings: inout Findings) {
    guard parameter.isCustom, !parameter.isOnlyForWidgets,
      let resolution = parameter.parameter.supportsResolution, resolution.value
    else { return }
    let prompts = parameter.parameter.promptDialogs.filter { $0.type?.value == "Primary" }
    guard prompts.allSatisfy(\.format.isBlank) else { return }
    findings.report(
      .missingPrompt,
      "Siri can ask for '\(parameter.label)' but has no prompt; give it a text in a dialog of type 'Primary'",
      in: parameter.site,
      key: .parameter(.promptDialogs),
      at: prompts.first?.type?.range ?? resolution.range
    )
  }

  private static func resolutionInWidget(_ parameter: ParameterElement, _ findings: inout Findings) {
    guard parameter.isOnlyForWidgets, let resolution = parameter.parameter.supportsResolution,
      resolution.value
    else { return }
    findings.report(
      .resolutionInWidget,
      "Siri never runs this widget's intent, so it never asks for '\(parameter.label)'; do not let Siri ask",
      in: parameter.site,
      key: .parameter(.supportsResolution),
      at: resolution.range
    )
  }

  private static func repeatedTextID(_ text: DefinitionText, _ findings: inout Findings) {
    guard let id = text.text.id, !id.value.isEmpty, let stated = text.text.text, !text.text.isBlank
    else { return }
    guard let first = findings.textsByID[id.value] else {
      findings.textsByID[id.value] = stated
      return
    }
    guard !first.value.hasSameWords(as: stated.value) else { return }
    findings.report(
      .repeatedTextID,
      "'\(id.value)' is also the ID of '\(first.value)', so both get the same translation; give one of them its own ID",
      in: text.site,
      key: text.key.id,
      at: id.range,
      notes: [Diagnostic.Note("the other text is here", at: text.site.definition.location(first.range))]
    )
  }

  private static func textWithoutID(_ text: DefinitionText, _ findings: inout Findings) {
    guard let stated = text.text.text, text.text.id?.value ?? "" == "", !text.text.isBlank else { return }
    findings.report(
      .textWithoutID,
      "'\(stated.value)' cannot be translated without an ID; add one",
      in: text.site,
      key: text.key.id,
      at: stated.range
    )
  }

  private static func codeInText(_ text: DefinitionText, _ findings: inout Findings) {
    guard let stated = text.text.text, stated.value.isCode else { return }
    findings.report(
      .codeInText,
      "the \(text.label) '\(stated.value.shortened)' looks like code, but people would read just that; write the "
        + "text itself",
      in: text.site,
      key: text.key,
      at: stated.range
    )
  }

  private static let linesAreRows: Set<String> = ["title", "display name", "name of true", "name of false"]

  private static func lineBreakInText(_ text: DefinitionText, _ findings: inout Findings) {
    guard linesAreRows.contains(text.label), let stated = text.text.text,
      stated.value.utf8.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
    else { return }
    findings.report(
      .lineBreakInText,
      "the \(text.label) '\(stated.value.shortened)' has a line break, but its place is a single line; remove it",
      in: text.site,
      key: text.key,
      at: stated.range
    )
  }
}

extension String {
  private static let wordsOfApple = ["apple", "iphone", "siri"]

  /// Looks at bytes first: separating words is slow, and few texts contain a word of Apple's.
  package var wordOfApple: Substring? {
    guard withBytes({ bytes in Self.wordsOfApple.contains { bytes.mayContain($0) } }) else { return nil }
    return split { !$0.isLetter }.first { Self.wordsOfApple.contains($0.lowercased()) }
  }

  /// Whether the text looks like code: `Strings.Widget.title`, `NSLocalizedString(…)`; but not `Booking.com`.
  fileprivate var isCode: Bool {
    if ["NSLocalizedString(", "String(localized:"].contains(where: hasPrefix) { return true }
    guard utf8.count <= 200, utf8.contains(UInt8(ascii: ".")) else { return false }
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 && parts[0].first?.isUppercase == true && (parts.last?.count ?? 0) > 3
      && parts.allSatisfy { part in
        part.count > 1 && part.first?.isNumber == false
          && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
      }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether ASCII letters that look like a word are anywhere, in any case.
  fileprivate func mayContain(_ word: String) -> Bool {
    let word = Array(word.utf8)
    return indices.dropLast(word.count - 1).contains { start in
      word.indices.allSatisfy { self[start + $0] | 0x20 == word[$0] }
    }
  }
}
