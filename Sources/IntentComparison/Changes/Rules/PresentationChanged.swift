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
      guard let before, let now, before != now else { continue }
      let message =
        "the \(what) of '\(new.name)' is '\(now)' now, no longer '\(before)'; the system words its questions and "
        + "buttons by it"
      report(.presentationChanged, message, [:], intent)
    }
    guard let before = old.asksFirst, let now = new.asksFirst, before != now else { return }
    report(
      .presentationChanged,
      now
        ? "people are asked before '\(new.name)' runs now, so shortcuts that ran by themselves wait for an answer"
        : "'\(new.name)' runs without asking now",
      now ? [.placed: .careful] : [:],
      intent
    )
  }

  mutating func checkPresentation(_ parameter: ParameterPair) {
    let (old, new) = (parameter.old.type.details, parameter.new.type.details)
    guard old != new else { return }
    func words(_ details: [String]) -> String {
      details.isEmpty ? "the usual way" : details.joined(separator: ", ")
    }
    report(
      .presentationChanged,
      "'\(parameter.name)' is asked for or shown in another way: \(words(new)), no longer \(words(old))",
      [:],
      parameter
    )
  }
}
