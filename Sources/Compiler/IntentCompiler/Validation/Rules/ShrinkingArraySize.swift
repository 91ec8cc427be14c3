import IntentDefinition
import IntentDiagnostics
import IntentSchema

extension Rule {
  package static let shrinkingArraySize = Rule(
    "shrinking-array-size",
    .warning,
    "A larger widget holds fewer values than a smaller one"
  )
}

extension Validator {
  private static let growing: [ConfigurationFamily] = [
    .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
  ]

  mutating func checkGrowth(_ parameter: ParameterContext, isForWidgets: Bool) {
    guard isForWidgets, let sizes = parameter.schema?.arraySizes else { return }
    var last: (family: ConfigurationFamily, count: Int)?
    for family in Self.growing {
      guard let count = sizes.maximumCount(for: family) else { continue }
      if let last, count < last.count {
        let stated = parameter.parameter.arraySizes?.last { $0.sizeClass?.value == family.sizeClass }
        report(
          .shrinkingArraySize,
          "the size for '\(family.sizeClass)' is \(count), less than \(last.count) for '\(last.family.sizeClass)'",
          in: parameter.site,
          key: "INIntentParameterArraySizes",
          at: stated?.size?.range ?? stated?.range
        )
      }
      last = (family, count)
    }
  }
}
