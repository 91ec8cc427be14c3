import IntentDiagnostics

extension Rule {
  static let arraySizeRaised = change(
    "array-size-raised",
    .note,
    "An array holds more values in a widget size"
  )
}

extension Comparison {
  mutating func reportRaised(_ sizes: [String], _ parameter: ParameterPair) {
    let message = "the array size of '\(parameter.name)' changed \(sizes.joined(separator: ", "))"
    report(.arraySizeRaised, message, [:], parameter)
  }
}
