import AppFacts
import IntentCompiler
import IntentDiagnostics
import IntentSchema

extension Rule {
  static let responseRemoved = change(
    "response-removed",
    .warning,
    "A code of an intent's response was removed"
  )
  static let responseChanged = change("response-changed", .warning, "A part of an intent's response changed")
}

/// Checks response codes and the output.
enum ResponseChanges {
  static let responseRemoved = ChangeCheck<IntentPair>(several: .responseRemoved, of: .definitions) {
    intent,
    _ in
    intent.codes.removed.map { code in
      let message = "the response code '\(code)' was removed, so the intent can no longer end with it"
      return Finding(.responseRemoved, message, [.placed: .careful], intent, facts: [code])
    }
  }

  static let codeChanged = ChangeCheck<IntentPair>(several: .responseChanged, of: .definitions) { intent, _ in
    let schemas = intent.schemas
    let (old, new) = (schemas?.old.codes ?? [:], schemas?.new.codes ?? [:])
    return intent.codes.pairs.compactMap { before, code in
      guard let isSuccess = new[code], old[before] != isSuccess else { return nil }
      let message =
        "the response code '\(code)' changed from \(isSuccess ? "failure to success" : "success to failure")"
      return Finding(.responseChanged, message, [.placed: .careful], intent, facts: [code])
    }
  }

  static let outputRetyped = ChangeCheck<IntentPair>(.responseChanged, of: .definitions) { intent, context in
    let (before, now) = intent.outputs
    let pair = intent.responseParameters.pairs.first { $0.old.name == before && $0.new.name == now }
    guard let (old, new) = pair, !context.pairedTypes.areAlike(old, new, in: intent.folders) else {
      return nil
    }
    let oldType = old.elementWords
    let message =
      "the type of the response parameter '\(new.name)' changed from \(oldType) to \(new.elementWords), and "
      + "the next step of a shortcut gets it"
    let kept = KeptElement(old: old, new: new)
    return Finding(.responseChanged, message, [.placed: .careful], kept, facts: [oldType])
  }

  static let outputChanged = ChangeCheck<IntentPair>(.responseChanged, of: .definitions) { intent, _ in
    let (before, now) = intent.outputs
    let output = before.flatMap { intent.responseParameters.names[$0] }
    guard output != now || before != nil && now == nil else { return nil }
    let stale = intent.new.schema?.response?.output
    let message =
      switch (output ?? before, now) {
      case (_, nil) where output != nil && stale != nil && stale == before:
        "the output is still '\(stale ?? "")', which was renamed to '\(output ?? "")', so the next step of a "
          + "shortcut gets no value"
      case (let before?, let now?):
        "the output changed from '\(before)' to '\(now)': the next step of a shortcut gets the new one"
      case (nil, let now?): "'\(now)' is now the output: the next step of a shortcut gets it"
      case (let before, nil):
        "'\(before ?? "")' is no longer the output: the next step of a shortcut gets no value"
      }
    let verdicts: [Audience: Verdict] = before == nil ? [:] : [.placed: .careful]
    return Finding(.responseChanged, message, verdicts, intent, facts: ["output", before])
  }

  /// Checks the value that `perform()` returns.
  static let valueChanged = ChangeCheck<IntentPair>(.responseChanged) { intent, _ in
    let (old, new) = (intent.old.output, intent.new.output)
    guard !old.isHidden, !new.isHidden else { return nil }
    let message: String
    switch (old.value, new.value) {
    case (let old?, nil) where intent.mode == .migration:
      message =
        "'\(intent.new.name)' returns no value, so the next step of a shortcut no longer gets \(old.words), "
        + "the definition's output"
    case (let old?, let new?):
      guard intent.mode == .appIntents, old.differs(from: new) else { return nil }
      message =
        "'\(intent.new.name)' now returns \(new.words) instead of \(old.words), and the next step of a shortcut gets it"
    case (let old?, nil):
      message =
        "'\(intent.new.name)' no longer returns \(old.words), so the next step of a shortcut gets no value"
    case (nil, let new?):
      message = "'\(intent.new.name)' now returns \(new.words), which the next step of a shortcut gets"
    case (nil, nil): return nil
    }
    let verdicts: [Audience: Verdict] = old.value == nil ? [:] : [.placed: .careful]
    let former = old.value?.words
    return Finding(.responseChanged, message, verdicts, intent, at: new.location, facts: [former])
  }
}

extension IntentPair {
  /// The outputs in both definitions, if they are parameters of the response.
  fileprivate var outputs: (old: String?, new: String?) {
    func output(_ intent: Contract.Intent) -> String? {
      intent.schema?.response?.output.flatMap { name in
        intent.responseParameters.contains { $0.name == name } ? name : nil
      }
    }
    return (output(old), output(new))
  }
}
