import IntentDiagnostics

extension Rule {
  static let responseRemoved = change(
    "response-removed",
    .warning,
    "A part of an intent's response was removed"
  )
}

extension Comparison {
  /// Compares the responses of an intent.
  mutating func checkResponse(_ intent: IntentPair, _ answers: Matching<ComparedSchema.Property>) {
    let (old, new) = (intent.old, intent.new)
    for code in old.codes.keys.sorted() where new.codes[code] == nil {
      let message = "the response code '\(code)' was removed, so the intent can no longer end with it"
      report(.responseRemoved, message, [.placed: .careful], intent)
    }
    for answer in answers.removed {
      let message =
        "the response parameter '\(answer.name)' was removed, so shortcuts that use it get no value"
      report(.responseRemoved, message, [.placed: .careful], old: answer)
    }
    checkChanges(intent, answers)
    for code in new.codes.keys.sorted() where old.codes[code] == nil {
      reportAdded("the response code '\(code)' was added", old: old, new: new)
    }
    for answer in answers.added {
      reportAdded("the response parameter '\(answer.name)' was added", new: answer)
    }
  }
}
