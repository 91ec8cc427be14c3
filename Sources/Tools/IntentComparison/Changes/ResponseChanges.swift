import IntentClasses
import IntentCompiler
import IntentDiagnostics
import IntentSchema

extension Rule {
  static let responseRemoved = change(
    "response-removed",
    .warning,
    "A part of an intent's response was removed"
  )
  static let responseChanged = change("response-changed", .warning, "A part of an intent's response changed")
  static let responseAdded = change("response-added", .note, "A part of an intent's response was added")
}

/// Checks response codes, response parameters and the output.
enum ResponseChanges {
  static let responseRemoved = ChangeCheck<ResponsePair>(.responseRemoved) { response, _, findings in
    for code in response.intent.codes.removed {
      let message =
        "the response code '\(code)' was removed, so the intent can no longer end with it\(response.sourceWords)"
      findings.report(
        .responseRemoved,
        message,
        response.sourceVerdicts.merging([.placed: .careful]) { $1 },
        response.intent
      )
    }
    for parameter in response.parameters.removed {
      let message = "the response parameter '\(parameter.name)' was removed\(response.sourceWords)"
      findings.report(.responseRemoved, message, response.sourceVerdicts, old: parameter)
    }
  }

  static let responseChanged = ChangeCheck<ResponsePair>(.responseChanged) { response, context, findings in
    let (intent, parameters) = (response.intent, response.parameters)
    let (old, new) = (intent.old, intent.new)
    for (before, code) in response.intent.codes.pairs {
      if before != code {
        let message = "the response code '\(before)' was renamed to '\(code)'\(response.sourceWords)"
        findings.report(.responseChanged, message, response.sourceVerdicts, old: old, new: new)
      }
      guard let isSuccess = new.codes[code], old.codes[before] != isSuccess else { continue }
      let message =
        "the response code '\(code)' changed from \(isSuccess ? "failure to success" : "success to failure")"
      findings.report(.responseChanged, message, [.placed: .careful], old: old, new: new)
    }
    reportFactories(of: response, &findings)
    let newNames = Set(new.responseParameters.map(\.name))
    let names = Dictionary(parameters.pairs.map { ($0.old.name, $0.new.name) }, uniquingKeysWith: { $1 })
    let before = old.output.flatMap { name in old.responseParameters.contains { $0.name == name } ? name : nil
    }
    let now = new.output.flatMap { newNames.contains($0) ? $0 : nil }
    for (old, new) in parameters.pairs {
      if old.name != new.name {
        let message =
          "the response parameter '\(old.name)' was renamed to '\(new.name)'"
          + (newNames.contains(old.name) ? ", and another one now has the name '\(old.name)'" : "")
          + response.sourceWords
        findings.report(.responseChanged, message, response.sourceVerdicts, old: old, new: new)
      }
      if !context.isLike(old, new, in: intent.folders) {
        let isOutput = old.name == before && new.name == now
        let message =
          "the type of the response parameter '\(new.name)' changed from \(old.typeWords) to \(new.typeWords)"
          + (isOutput ? ", and the next step of a shortcut gets it" : "") + response.sourceWords
        let verdicts = response.sourceVerdicts.merging(isOutput ? [.placed: .careful] : [:]) { $1 }
        findings.report(.responseChanged, message, verdicts, old: old, new: new)
      }
    }
    let output = before.flatMap { names[$0] }
    guard output != now || before != nil && now == nil else { return }
    if let output, let stale = new.output, stale == before, now == nil {
      let message =
        "the output is still '\(stale)', which was renamed to '\(output)', so the next step of a shortcut gets no value"
      return findings.report(.responseChanged, message, [.placed: .careful], old: old, new: new)
    }
    let message =
      switch (output ?? before, now) {
      case (let before?, let now?):
        "the output changed from '\(before)' to '\(now)': the next step of a shortcut gets the new one"
      case (nil, let now?): "'\(now)' is now the output: the next step of a shortcut gets it"
      case (let before, nil):
        "'\(before ?? "")' is no longer the output: the next step of a shortcut gets no value"
      }
    findings.report(.responseChanged, message, before == nil ? [:] : [.placed: .careful], old: old, new: new)
  }

  /// Of `perform()`.
  static let valueChanged = ContractCheck<IntentHeir>(.responseChanged) { intent, _, findings in
    let (old, new) = (intent.old.output, intent.new.output)
    guard !old.isHidden, !new.isHidden else { return }
    let message: String
    switch (old.value, new.value) {
    case (let old?, nil) where intent.sources == .migration:
      message =
        "'\(intent.new.name)' returns no value, so the next step of a shortcut no longer gets \(old.words), the definition's "
        + "output"
    case (let old?, let new?):
      guard intent.sources == .appIntents, old.differs(from: new) else { return }
      message =
        "'\(intent.new.name)' now returns \(new.words) instead of \(old.words), and the next step of a shortcut gets it"
    case (let old?, nil):
      message =
        "'\(intent.new.name)' no longer returns \(old.words), so the next step of a shortcut gets no value"
    case (nil, let new?):
      message = "'\(intent.new.name)' now returns \(new.words), which the next step of a shortcut gets"
    case (nil, nil): return
    }
    let verdicts: [Audience: Verdict] = old.value == nil ? [:] : [.placed: .careful]
    let place = new.location ?? intent.new.place.location
    findings.report(.responseChanged, message, verdicts, intent, at: place)
  }

  /// If the text of a code names values, a function takes them.
  private static func reportFactories(of response: ResponsePair, _ findings: inout ChangeFindings) {
    guard response.intent.hasClasses else { return }
    let (old, new) = (response.intent.old, response.intent.new)
    let names = response.parameters.names
    let before = Dictionary(firsts: old.factories.map { ($0.code, $0.values) })
    for (code, values) in new.factories {
      // Another report covers values that were renamed or removed.
      guard let former = before[code]?.compactMap({ names[$0] }), !former.isEmpty, former != values else {
        continue
      }
      func words(_ values: [String]) -> String {
        "'\(code)(\(values.map { "\($0):" }.joined()))'"
      }
      let message =
        "the function \(words(former)) is "
        + (values.isEmpty ? "gone" : "now \(words(values))")
        + ", because the text of the response code names other values, so code that calls it no longer compiles"
      findings.report(.responseChanged, message, [.source: .breaking], old: old, new: new)
    }
  }

  static let responseAdded = ChangeCheck<ResponsePair>(.responseAdded) { response, _, findings in
    for code in response.intent.codes.added {
      let hasClasses = response.intent.hasClasses
      findings.report(
        .responseAdded,
        "the response code '\(code)' was added"
          + (hasClasses ? "; a 'switch' over all codes must handle it" : ""),
        hasClasses ? [.source: .careful] : [:],
        response.intent
      )
    }
    for parameter in response.parameters.added {
      let message = "the response parameter '\(parameter.name)' was added"
      findings.report(.responseAdded, message, [:], new: parameter)
    }
  }
}

extension ComparedSchema.Intent {
  /// The values that the text of each code names, in the order of their first use.
  fileprivate var factories: [(code: String, values: [String])] {
    let codes = meaning.response?.codes ?? []
    return codes.map {
      ($0.name, Placeholder.parameters(in: $0, of: responseParameters.map(\.meaning)).map(\.name))
    }
  }
}

extension ResponsePair {
  /// Only generated classes expose a whole response; shortcuts only get its output.
  fileprivate var sourceVerdicts: [Audience: Verdict] { intent.hasClasses ? [.source: .breaking] : [:] }

  fileprivate var sourceWords: String {
    intent.hasClasses ? ", and code that uses it no longer compiles" : ""
  }
}

extension ResponsePair: FieldPairOwner {
  var role: FieldRole { .responseParameter }

  func reading(
    of old: ComparedSchema.Property,
    as new: ComparedSchema.Property,
    in context: ComparisonContext
  ) -> ValueReading {
    context.types.isSame(old.type, new.type, in: intent.folders) ? .same : .none
  }
}
