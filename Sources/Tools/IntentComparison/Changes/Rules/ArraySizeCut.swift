import IntentDiagnostics
import IntentSchema

extension Rule {
  static let arraySizeCut = change("array-size-cut", .warning, "An array holds fewer values in a widget size")
}

extension Comparison {
  mutating func checkSizes(_ parameter: ParameterPair) {
    guard parameter.old.isArray, parameter.new.isArray else { return }
    var cut: [String] = []
    var raised: [String] = []
    for family in ConfigurationFamily.allCases {
      let (old, new) = (
        parameter.old.arraySizes?.maximumCounts[family], parameter.new.arraySizes?.maximumCounts[family]
      )
      guard old != new else { continue }
      let words =
        "from \(old.map { "\($0)" } ?? "any number") to \(new.map { "\($0)" } ?? "any number") in \(family.rawValue)"
      if let new, new < old ?? .max { cut.append(words) } else { raised.append(words) }
    }
    if !cut.isEmpty {
      report(
        .arraySizeCut,
        "the array size of '\(parameter.name)' changed \(cut.joined(separator: ", ")); placed widgets with more values "
          + "show only the first ones",
        [.stored: .careful, .placed: .careful],
        parameter
      )
    }
    if !raised.isEmpty { reportRaised(raised, parameter) }
  }
}
