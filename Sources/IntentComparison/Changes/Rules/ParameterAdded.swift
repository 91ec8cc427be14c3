import IntentCompiler
import IntentDiagnostics

extension Rule {
  static let parameterAdded = change("parameter-added", .warning, "A parameter was added")
}

extension Comparison {
  mutating func checkAdded(_ parameter: ComparedSchema.Parameter, to intent: IntentPair) {
    var message = "'\(parameter.name)' is new"
    var verdicts: [Audience: Verdict] = [:]
    if intent.old.isEligibleForWidgets, parameter.isConfigurable {
      message +=
        "; widgets that are placed already do not get it, and run with \(parameter.defaultValue == nil ? "no value for it" : "its default")"
      verdicts[.placed] = .careful
    }
    if parameter.options != .fixed {
      message += "; an options provider has to offer its values"
      verdicts[.source] = .careful
    }
    report(.parameterAdded, message, verdicts, new: parameter)
  }
}
