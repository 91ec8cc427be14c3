import IntentDiagnostics

extension Rule {
  static let arraySizeRaised = change(
    "array-size-raised",
    .note,
    "A list holds more values in a size of widget"
  )
}

extension Comparison {
  mutating func reportRaised(_ sizes: [String], _ parameter: ParameterPair) {
    report(.arraySizeRaised, "'\(parameter.name)' holds \(sizes.joined(separator: "; "))", [:], parameter)
  }
}
