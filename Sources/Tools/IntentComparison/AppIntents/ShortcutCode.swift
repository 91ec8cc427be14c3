import AppFacts
import IntentDiagnostics

extension DeclaredTypes {
  /// Phrases for Siri; `nil` if only a build knows them.
  var phrases: [Contract.Phrase]? {
    var result: [Contract.Phrase] = []
    for provider in declared where conformances(of: provider).contains("AppShortcutsProvider") {
      guard let shortcuts = provider.appShortcuts else { return nil }
      for shortcut in shortcuts {
        guard !shortcut.intent.isEmpty else { return nil }
        // Siri ignores a phrase without the app's name.
        let heard = shortcut.phrases.filter { !$0.isKnown || $0.text.contains(AppPhrase.appName) }
        result += heard.map { phrase in
          Contract.Phrase(
            intent: resolved(TypeName(shortcut.intent)).name,
            text: phrase.text,
            isKnown: phrase.isKnown,
            location: phrase.location,
            condition: BuildCondition.all(provider.condition, shortcut.condition)
          )
        }
      }
    }
    return result
  }
}

extension Contract.Intent {
  /// Other protocols may be the project's own, and contain one of these.
  private static let results: Set<String> = [
    "IntentResult", "OpensIntent", "ProvidesDialog", "ReturnsValue", "ShowsSnippetIntent", "ShowsSnippetView",
  ]

  /// Reads the result of `perform()`.
  static func output(_ type: TypeCode, _ declared: DeclaredTypes) -> Fact<Contract.Output> {
    let functions = type.functions.filter { $0.name == "perform()" }
    // Several are in the branches of an '#if'.
    guard functions.count == 1, let function = functions.first, let result = function.result,
      result.names.allSatisfy(results.contains)
    else { return .hidden(why: "the result is not known", at: functions.first?.location ?? type.location) }
    guard result.names.contains("ReturnsValue") else { return .absent }
    guard var written = result.value, !written.name.isEmpty else {
      return .hidden(why: "the result is not known", at: function.location)
    }
    written.isOptional = false
    let value = declared.resolved(written)
    let declaration = declared.type(value, seenFrom: type)
    let output = Contract.Output(
      type: declared.storedType(value, seenFrom: type),
      typeIdentifier: declaration?.property("persistentIdentifier")?.value?.text ?? declaration?.name,
      isArray: value.isArray,
      words: "'\(written.words)'"
    )
    return .value(output, at: function.location)
  }
}
