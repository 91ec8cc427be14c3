import IntentCompiler
import IntentDiagnostics
import IntentSchema

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
