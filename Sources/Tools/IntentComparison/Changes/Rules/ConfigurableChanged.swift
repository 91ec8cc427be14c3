import IntentDiagnostics
import IntentSchema

extension Rule {
  static let configurableChanged = change(
    "configurable-changed",
    .warning,
    "Users can no longer change a parameter, or now can"
  )
}

extension Comparison {
  mutating func checkConfigurable(_ parameter: ParameterPair) {
    guard parameter.old.isConfigurable != parameter.new.isConfigurable,
      !parameter.old.unknown.union(parameter.new.unknown).contains(.isConfigurable)
    else { return }
    let words =
      parameter.new.isConfigurable
      ? "people can now change '\(parameter.name)'"
      : "people can no longer change '\(parameter.name)', or undo what they chose for it"
    report(.configurableChanged, words, parameter.new.isConfigurable ? [:] : [.placed: .careful], parameter)
  }
}
