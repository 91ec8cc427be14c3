import IntentSchema

extension Rule {
  static let shrinkingArraySize = Rule(
    "shrinking-array-size",
    .warning,
    "A larger widget holds fewer values than a smaller one",
    help: RuleHelp(
      meaning: """
        The sizes of an array grow with the widget as a rule: small, medium, large, extra large. Here a \
        larger widget is to hold fewer values, mostly because two numbers were swapped.
        """,
      consequence: "People can choose fewer values in the larger widget, and part of it stays empty.",
      remedy: """
        Check the numbers. Where the larger widget does show fewer values, switch the rule off for this \
        file.
        """,
      example: """
        <key>INIntentParameterFixedSizeArray</key>
        <integer>1</integer>
        <key>INIntentParameterName</key>
        <string>cities</string>
        <key>INIntentParameterSupportsMultipleValues</key>
        <true/>
        <key>INIntentParameterType</key>
        <string>String</string>
        <key>INIntentParameterArraySizes</key>
        <array>
          <dict>
            <key>INIntentParameterArraySizeSize</key>
            <integer>6</integer>
            <key>INIntentParameterArraySizeSizeClass</key>
            <string>Small</string>
          </dict>
          <dict>
            <key>INIntentParameterArraySizeSize</key>
            <integer>3</integer>
            <key>INIntentParameterArraySizeSizeClass</key>
            <string>Medium</string>
          </dict>
        </array>
        """
    )
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
          "'\(family.sizeClass)' holds \(count), fewer than the \(last.count) of '\(last.family.sizeClass)'",
          in: parameter.site,
          key: "INIntentParameterArraySizes",
          at: stated?.size?.range ?? stated?.range
        )
      }
      last = (family, count)
    }
  }
}
