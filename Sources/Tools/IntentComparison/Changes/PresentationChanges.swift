import IntentCompiler
import IntentDiagnostics

extension Rule {
  static let presentationChanged = change(
    "presentation-changed",
    .note,
    "The presentation of a parameter or intent changed"
  )
}

extension Comparison {
  /// Compares what the system says about an intent, and whether it asks for confirmation.
  mutating func checkPresentation(_ intent: IntentPair) {
    let (old, new) = (intent.old, intent.new)
    for (what, before, now) in [("category", old.category, new.category), ("verb", old.verb, new.verb)] {
      // Old baselines do not hold it, so only a change or a removal is certain.
      guard let before, before != now else { continue }
      let fact = now.map { "changed from '\(before)' to '\($0)'" } ?? "was removed; it was '\(before)'"
      let message =
        "the \(what) of '\(new.name)' \(fact); the system words its questions and buttons accordingly"
      report(.presentationChanged, message, [:], intent)
    }
    guard let before = old.asksFirst, let now = new.asksFirst, before != now else { return }
    report(
      .presentationChanged,
      now
        ? "'\(new.name)' now asks for confirmation, so shortcuts that ran by themselves wait for it"
        : "'\(new.name)' no longer asks for confirmation",
      now ? [.placed: .careful] : [:],
      intent
    )
  }

  mutating func checkPresentation(_ parameter: ParameterPair) {
    let (old, new) = (parameter.old.type.details, parameter.new.type.details)
    guard old != new else { return }
    func words(_ details: [String]) -> String {
      details.isEmpty ? "the default" : details.joined(separator: ", ")
    }
    report(
      .presentationChanged,
      "the presentation of '\(parameter.name)' changed from \(words(old)) to \(words(new))",
      [:],
      parameter
    )
  }
}
