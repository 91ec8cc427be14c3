import IntentDiagnostics

extension Rule {
  static let multipleValuesChanged = change(
    "multiple-values-changed",
    .error,
    "A parameter changed between one value and several"
  )
}

extension Comparison {
  mutating func checkMultipleValues(_ parameter: ParameterPair) {
    guard parameter.old.isArray != parameter.new.isArray else { return }
    let words =
      parameter.new.isArray
      ? "changed from one value to several" : "changed from several values to one"
    report(
      .multipleValuesChanged,
      "'\(parameter.name)' \(words), so what was chosen is lost",
      [.source: .breaking, .stored: .breaking, .placed: .breaking],
      parameter
    )
  }
}
