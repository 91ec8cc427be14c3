import IntentCompiler
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
        "\(new.map { "\($0)" } ?? "any number") in \(family.rawValue), not \(old.map { "\($0)" } ?? "any number")"
      if let new, new < old ?? .max { cut.append(words) } else { raised.append(words) }
    }
    if !cut.isEmpty {
      report(
        .arraySizeCut,
        "'\(parameter.name)' holds \(cut.joined(separator: "; ")); placed widgets with more show the first ones",
        [.stored: .careful, .placed: .careful],
        parameter
      )
    }
    if !raised.isEmpty { reportRaised(raised, parameter) }
  }
}
