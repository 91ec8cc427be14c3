import AppFacts
import AppProjects
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentLocalisation

extension Rule {
  static let joinedText = Rule(
    "joined-text",
    .warning,
    "The title or description of an App Intent joins several texts"
  )
}

/// Rules for the titles and descriptions of App Intents.
enum IntentTextRules {
  static let intents: [Check<AppIntentsApp.IntentInApp>] = [
    Check(.appleInText) { appleInText($0.intent, $0.app, &$1) },
    Check(.joinedText) { joinedText($0.intent, $0.app, &$1) },
  ]

  /// The title and the description, as far as each build has them.
  private static func texts(
    of intent: AppIntentsApp.Declared
  ) -> [(label: String, value: CodeValue, range: CodeRange)] {
    ["title", "description"].compactMap { label in
      guard let property = intent.code.property(label), property.condition == nil, let value = property.value,
        let range = property.valueRange
      else { return nil }
      return (label, value, range)
    }
  }

  /// The expression with the words: `"Orders"` in `IntentDescription("Orders")`.
  private static func words(_ value: CodeValue, _ range: CodeRange) -> (value: CodeValue, range: CodeRange) {
    guard let call = value.call,
      let argument = call.argument("defaultValue") ?? call.arguments.first(where: { $0.label == nil }),
      let inner = argument.range
    else { return (value, range) }
    return words(argument.value, inner)
  }

  /// The App Store reads titles and descriptions, not the texts of parameters and dialogs.
  private static func appleInText(
    _ intent: AppIntentsApp.Declared,
    _ app: AppIntentsApp,
    _ findings: inout Findings
  ) {
    for (label, value, range) in texts(of: intent) {
      let words = words(value, range)
      if let text = words.value.text, let word = text.wordOfApple {
        report(word, in: text, label: label, of: intent, at: words.range.location, &findings)
      }
      guard let key = value.tableKey else { continue }
      for texts in app.tables.texts(named: key.table, in: intent.targets) {
        guard let entry = texts.texts[key.text],
          let text = entry.texts.first(where: { $0.value.wordOfApple != nil }),
          let word = text.value.wordOfApple, text.value != words.value.text
        else { continue }
        let location = SourceLocation(file: entry.location.file, range: text.range)
        report(word, in: text.value, label: label, of: intent, at: location, &findings)
      }
    }
  }

  private static func report(
    _ word: Substring,
    in text: String,
    label: String,
    of intent: AppIntentsApp.Declared,
    at location: SourceLocation,
    _ findings: inout Findings
  ) {
    findings.report(
      .appleInText,
      "the App Store has refused App Intents with the word '\(word)' in a \(label) (ITMS-90626), and may refuse "
        + "'\(intent.name)'; reword '\(text.shortened)'",
      at: location
    )
  }

  /// Finds an expression that starts and ends with a literal, but isn't a literal.
  private static func joinedText(
    _ intent: AppIntentsApp.Declared,
    _ app: AppIntentsApp,
    _ findings: inout Findings
  ) {
    for (label, value, range) in texts(of: intent) {
      let words = words(value, range)
      guard words.value == .unknown, let bytes = app.sources[range.path]?.bytes else { continue }
      let text = bytes[min(words.range.start, bytes.count)..<min(words.range.end, bytes.count)]
      let quote = UInt8(ascii: "\"")
      guard text.first == quote, text.last == quote, text.contains(UInt8(ascii: "+")) else { continue }
      findings.report(
        .joinedText,
        "the \(label) of '\(intent.name)' joins several texts, but a release build only accepts one literal, "
          + "from which the system reads it; write it as one",
        at: words.range.location
      )
    }
  }
}

extension CodeValue {
  /// The key and table of a text's translations: `Open` in `Localizable`. `nil` for another bundle's tables.
  fileprivate var tableKey: (text: String, table: String)? {
    switch self {
    case .string(let text): return (text, "Localizable")
    case .call(let call):
      guard call.argument("bundle") == nil, let first = call.arguments.first, first.label != "defaultValue",
        let key = first.value.tableKey
      else { return nil }
      return (key.text, call.argument("table")?.value.text ?? key.table)
    default: return nil
    }
  }
}
