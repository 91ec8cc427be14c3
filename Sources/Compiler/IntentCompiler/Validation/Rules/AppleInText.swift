import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let appleInText = Rule(
    "apple-in-text",
    .warning,
    "The title or description of an intent contains the word 'Apple'"
  )
}

extension Validator {
  mutating func checkApple(_ context: IntentContext) {
    guard context.schema != nil else { return }
    let texts = [("title", context.intent.title), ("description", context.intent.description)]
    for (label, text) in texts {
      guard let text = text.text, text.value.words.contains(where: { $0.lowercased() == "apple" }) else {
        continue
      }
      report(
        .appleInText,
        "the App Store refuses a \(label) with the word 'Apple' (ITMS-90626); reword '\(text.value.shortened)'",
        in: context.site,
        key: label == "title" ? "INIntentTitle" : "INIntentDescription",
        at: text.range
      )
    }
  }
}

extension String {
  fileprivate var words: [Substring] { split { !$0.isLetter } }
}
