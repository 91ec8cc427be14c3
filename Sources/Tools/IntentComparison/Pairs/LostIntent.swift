import AppFacts
import IntentCompiler
import IntentDiagnostics
import IntentSchema

/// An intent that nothing takes over.
struct LostIntent {
  let old: Contract.Intent
  let mode: ComparisonMode.Kind
  /// An intent of another module that has the same class, and keeps everything that people saved.
  let copy: Contract.Intent?

  init(_ old: Contract.Intent, _ context: ComparisonContext) {
    (self.old, mode) = (old, context.mode)
    copy = old.className.value.flatMap { context.definedClasses[$0] }.flatMap { copy in
      guard !old.isOfWidget || copy.isOfWidget,
        old.isDiscoverable.value != true || copy.isDiscoverable.value == true
      else { return nil }
      let types = Dictionary(firsts: copy.parameters.lazy.map { ($0.name, $0.type) })
      return old.parameters.allSatisfy { types[$0.name] == $0.type } ? copy : nil
    }
  }

  /// The verdict for each audience.
  var verdicts: [Audience: Verdict] {
    let placed = [Audience.placed: old.loss.verdict]
    guard mode == .definitions else { return placed }
    return placed.merging([.stored: old.hasParameters ? .breaking : .safe]) { $1 }
  }

  /// The name in the message.
  var name: String {
    switch mode {
    case .definitions: old.name
    case .migration: old.className.value ?? ""
    case .appIntents: old.likelyIdentifier
    }
  }

  var words: String {
    switch mode {
    case .definitions: "the intent '\(name)' was removed"
    case .migration: "no App Intent has the 'intentClassName' '\(name)'"
    case .appIntents where old.reach.isOfSomeBuilds:
      "there is no App Intent '\(name)' any more, which builds with '#if \(Words.shortened(old.reach.condition ?? ""))' had"
    case .appIntents: "there is no App Intent '\(name)' any more"
    }
  }
}

extension Contract.Intent {
  var hasParameters: Bool { !parameters.isEmpty }

  /// The words and the verdict for people who lose it.
  var loss: (words: String, verdict: Verdict) {
    if let schema { return schema.loss }
    let verdict: Verdict = reach.isOfSomeBuilds ? .careful : .breaking
    guard isOfWidget || isOfControl else { return ("shortcuts with it stop working", verdict) }
    let kind = isOfWidget ? "widgets" : "controls"
    return hasParameters
      ? ("placed \(kind) lose their settings", verdict) : ("placed \(kind) lose no settings", .safe)
  }

  var lossSentence: String {
    let (words, verdict) = loss
    return verdict == .safe ? "; it had no parameters, so \(words)" : ", so \(words)"
  }
}

extension DefinitionSchema.Intent {
  fileprivate var loss: (words: String, verdict: Verdict) {
    guard isEligibleForWidgets else { return ("shortcuts made with it stop working", .breaking) }
    guard configuration.parameters.isEmpty else { return ("placed widgets lose their settings", .breaking) }
    return isConfigurable
      ? ("shortcuts made with it stop working", .breaking) : ("placed widgets lose no settings", .safe)
  }
}
