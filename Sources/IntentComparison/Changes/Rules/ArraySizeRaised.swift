import IntentDiagnostics

extension Rule {
  static let arraySizeRaised = Rule(
    "array-size-raised",
    .note,
    "An array holds more values in a widget size",
    on: .comparison
  )
}

extension Comparison {
  mutating func reportRaised(_ sizes: [String], _ parameter: ParameterPair) {
    report(
      .arraySizeRaised,
      "'\(parameter.name)' holds \(sizes.joined(separator: "; "))",
      [:],
      old: parameter.old,
      new: parameter.new
    )
  }
}
