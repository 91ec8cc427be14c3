import IntentCompiler
import IntentDiagnostics

extension Rule {
  static let responseChanged = change("response-changed", .warning, "A part of an intent's response changed")
}

extension Comparison {
  mutating func checkChanges(_ intent: IntentPair, _ answers: Matching<ComparedSchema.Property>) {
    let (old, new) = (intent.old, intent.new)
    for (code, isSuccess) in new.codes.sorted(by: { $0.key < $1.key }) {
      guard let before = old.codes[code], before != isSuccess else { continue }
      let message = "the response code '\(code)' is \(isSuccess ? "a success now" : "no success any more")"
      report(.responseChanged, message, [.placed: .careful], old: old, new: new)
    }
    let newNames = Set(new.answers.map(\.name))
    for (old, new) in answers.pairs {
      if old.name != new.name {
        let heir =
          newNames.contains(old.name)
          ? "and another value '\(old.name)', so shortcuts have that instead" : nil
        let message =
          "'\(old.name)' of the answer is called '\(new.name)' now, "
          + (heir ?? "so shortcuts that use it have no value")
        report(.responseChanged, message, [.placed: .careful], old: old, new: new)
      }
      if !types.isSame(old.type, new.type, in: intent.folders) || old.isArray != new.isArray {
        let message = "'\(new.name)' of the answer was \(old.typeWords) and is \(new.typeWords) now"
        report(.responseChanged, message, [.placed: .careful], old: old, new: new)
      }
    }
    let names = Dictionary(answers.pairs.map { ($0.old.name, $0.new.name) }, uniquingKeysWith: { $1 })
    let output = old.output.map { names[$0] ?? $0 }
    guard output != new.output else { return }
    if let output, let stale = new.output, !newNames.contains(stale) {
      let message =
        "the next step of a shortcut gets nothing any more: '\(stale)' is still named for it, but is called "
        + "'\(output)' now"
      return report(.responseChanged, message, [.placed: .careful], old: old, new: new)
    }
    let message =
      new.output.map {
        "the next step of a shortcut gets '\($0)' now, no longer \(output.map { "'\($0)'" } ?? "nothing")"
      }
      ?? "the next step of a shortcut gets '\(output ?? "")' no longer"
    report(.responseChanged, message, output == nil ? [:] : [.placed: .careful], old: old, new: new)
  }
}
