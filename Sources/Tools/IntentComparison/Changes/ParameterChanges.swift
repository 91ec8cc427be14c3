import IntentCompiler
import IntentDiagnostics
import IntentSchema

extension Rule {
  static let parameterRemoved = change("parameter-removed", .error, "A parameter was removed")
}

extension Comparison {
  mutating func checkRemoved(_ parameter: ComparedSchema.Parameter, of intent: IntentPair) {
    let fate =
      if let heir = intent.heir(of: parameter) {
        ", and another parameter now has its name, so \(inherited(parameter, by: heir, in: intent))"
      } else {
        ", so what was chosen for it is lost"
      }
    report(
      .parameterRemoved,
      "'\(parameter.name)' was removed\(fate)",
      [.source: .breaking, .stored: .breaking, .placed: .breaking],
      old: parameter
    )
  }
}

extension Rule {
  static let parameterAdded = change("parameter-added", .warning, "A parameter was added")
}

extension Comparison {
  mutating func checkAdded(_ parameter: ComparedSchema.Parameter, to intent: IntentPair) {
    var message = "'\(parameter.name)' was added"
    var verdicts: [Audience: Verdict] = [:]
    if intent.old.isEligibleForWidgets, parameter.isConfigurable {
      message +=
        "; widgets that are already placed \(parameter.defaultValue == nil ? "have no value for it" : "use its default")"
      verdicts[.placed] = .careful
    }
    if parameter.options != .fixed {
      message += "; an options provider must offer its values"
      verdicts[.source] = .careful
    }
    report(.parameterAdded, message, verdicts, new: parameter)
  }
}

extension Rule {
  static let parameterRenamed = change("parameter-renamed", .error, "A parameter was renamed")
}

extension Comparison {
  mutating func checkName(_ parameter: ParameterPair) {
    let (old, new) = (parameter.old, parameter.new)
    guard old.name != new.name else { return }
    let fate =
      if let heir = parameter.intent.heir(of: old) {
        ", and another parameter now has the name '\(old.name)', so \(inherited(old, by: heir, in: parameter.intent))"
      } else {
        ", so what was chosen under the old name is lost"
          + DefaultChildren(parameter.intent).hidden(withoutChoiceOf: parameter)
      }
    report(
      .parameterRenamed,
      "'\(old.name)' was renamed to '\(new.name)'\(fate)",
      [.source: Self.sourceVerdict(old, new), .stored: .breaking, .placed: .breaking],
      parameter
    )
  }

  /// What happens to the values of a parameter whose name another one has now.
  func inherited(
    _ parameter: ComparedSchema.Parameter,
    by heir: ComparedSchema.Parameter,
    in intent: IntentPair
  ) -> String {
    isLike(parameter, heir, in: intent.folders)
      ? "what was chosen for one counts for the other" : "what was chosen is lost or means something else"
  }
}
