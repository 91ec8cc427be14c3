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

extension Rule {
  static let responseChanged = change("response-changed", .warning, "A part of an intent's response changed")
}

extension Comparison {
  mutating func checkChanges(_ intent: IntentPair, _ answers: Matching<ComparedSchema.Property>) {
    let (old, new) = (intent.old, intent.new)
    for (code, isSuccess) in new.codes.sorted(by: { $0.key < $1.key }) {
      guard let before = old.codes[code], before != isSuccess else { continue }
      let message =
        "the response code '\(code)' changed from \(isSuccess ? "failure to success" : "success to failure")"
      report(.responseChanged, message, [.placed: .careful], old: old, new: new)
    }
    let newNames = Set(new.answers.map(\.name))
    for (old, new) in answers.pairs {
      if old.name != new.name {
        let heir =
          newNames.contains(old.name)
          ? ", and another one now has the name '\(old.name)', so shortcuts get that value instead" : nil
        let message =
          "the response parameter '\(old.name)' was renamed to '\(new.name)'"
          + (heir ?? ", so shortcuts that use it get no value")
        report(.responseChanged, message, [.placed: .careful], old: old, new: new)
      }
      if !types.isSame(old.type, new.type, in: intent.folders) || old.isArray != new.isArray {
        let message =
          "the type of the response parameter '\(new.name)' changed from \(old.typeWords) to \(new.typeWords)"
        report(.responseChanged, message, [.placed: .careful], old: old, new: new)
      }
    }
    let names = Dictionary(answers.pairs.map { ($0.old.name, $0.new.name) }, uniquingKeysWith: { $1 })
    let output = old.output.map { names[$0] ?? $0 }
    guard output != new.output else { return }
    if let output, let stale = new.output, !newNames.contains(stale) {
      let message =
        "the output is still '\(stale)', which was renamed to '\(output)', so the next step of a shortcut gets no value"
      return report(.responseChanged, message, [.placed: .careful], old: old, new: new)
    }
    let message =
      switch (output, new.output) {
      case (let before?, let now?):
        "the output changed from '\(before)' to '\(now)': the next step of a shortcut gets the new one"
      case (nil, let now?): "'\(now)' is now the output: the next step of a shortcut gets it"
      default: "'\(output ?? "")' is no longer the output: the next step of a shortcut gets no value"
      }
    report(.responseChanged, message, output == nil ? [:] : [.placed: .careful], old: old, new: new)
  }
}

extension Rule {
  static let responseAdded = change("response-added", .note, "A part of an intent's response was added")
}

extension Comparison {
  mutating func reportAdded(_ message: String, old: (any ComparedElement)? = nil, new: any ComparedElement) {
    report(.responseAdded, message, [:], old: old, new: new)
  }
}
