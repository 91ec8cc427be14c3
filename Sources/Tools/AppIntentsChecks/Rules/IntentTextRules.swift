import AppFacts
import AppProjects
import IntentComparison
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

/// Titles and descriptions of App Intents.
enum IntentTextRules {
  static let intents: [Check<AppIntentsApp.IntentInApp>] = [
    Check(.appleInText) { appleInText($0.intent, $0.app, &$1) },
    Check(.joinedText) { joinedText($0.intent, $0.app, &$1) },
  ]

  private static let labels = ["title", "description"]

  /// The App Store reads titles and descriptions, not the texts of parameters and dialogs.
  private static func appleInText(
    _ intent: AppIntentsApp.Declared,
    _ app: AppIntentsApp,
    _ findings: inout Findings
  ) {
    for label in labels {
      guard let property = intent.code.property(label), property.condition == nil, let value = property.value,
        let range = property.valueRange
      else { continue }
      if let text = value.shownText, let word = text.wordOfApple {
        let place = app.sources[range.path]?.place(of: text, in: range) ?? range.location
        report(word, label, text, of: intent, at: place, &findings)
      }
      guard let key = value.tableKey else { continue }
      for texts in app.tables.texts(named: key.table, in: intent.targets) {
        guard let entry = texts.texts[key.text],
          let text = entry.texts.first(where: { $0.value.wordOfApple != nil }),
          let word = text.value.wordOfApple, text.value != value.shownText
        else { continue }
        let place = SourceLocation(file: entry.location.file, range: text.range)
        report(word, label, text.value, of: intent, at: place, &findings)
      }
    }
  }

  private static func report(
    _ word: Substring,
    _ label: String,
    _ text: String,
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

  private static func joinedText(
    _ intent: AppIntentsApp.Declared,
    _ app: AppIntentsApp,
    _ findings: inout Findings
  ) {
    for label in labels {
      guard let property = intent.code.property(label), property.condition == nil, let value = property.value,
        let range = property.valueRange, let source = app.sources[range.path],
        let joined = joined(value, range, in: source)
      else { continue }
      findings.report(
        .joinedText,
        "the \(label) of '\(intent.name)' joins several texts, but a release build only accepts one literal, from which the "
          + "system reads it; write it as one",
        at: joined.location
      )
    }
  }

  /// An expression that starts and ends with a literal, but isn't a literal.
  private static func joined(_ value: CodeValue, _ range: CodeRange, in source: SourceText) -> CodeRange? {
    switch value {
    case .unknown:
      let text = source.bytes[min(range.start, source.bytes.count)..<min(range.end, source.bytes.count)]
      let quote = UInt8(ascii: "\"")
      return text.first == quote && text.last == quote && text.contains(UInt8(ascii: "+")) ? range : nil
    case .call(let call):
      let argument = call.arguments.first { $0.label == nil || $0.label == "defaultValue" }
      return argument.flatMap { argument in
        argument.valueRange.flatMap { joined(argument.value, $0, in: source) }
      }
    default: return nil
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
