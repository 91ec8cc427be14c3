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
    report(.arraySizeRaised, "'\(parameter.name)' holds \(sizes.joined(separator: "; "))", [:], parameter)
  }
}
