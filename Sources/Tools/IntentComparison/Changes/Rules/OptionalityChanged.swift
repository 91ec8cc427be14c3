import IntentDiagnostics
import IntentSchema

extension Rule {
  static let optionalityChanged = change(
    "optionality-changed",
    .error,
    "A parameter gained or lost its default"
  )
}

extension Comparison {
  mutating func reportOptionality(_ parameter: ParameterPair) {
    let message =
      parameter.new.defaultValue == nil
      ? "'\(parameter.name)' no longer has a default, so its Swift property is now optional"
      : "'\(parameter.name)' now has a default, so its Swift property is no longer optional"
    report(
      .optionalityChanged,
      message + DefaultChildren(parameter.intent).hidden(by: parameter),
      [.source: .breaking, .stored: .careful],
      parameter
    )
  }
}
