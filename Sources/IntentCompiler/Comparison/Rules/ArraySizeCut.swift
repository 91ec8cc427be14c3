import IntentSchema

extension Rule {
  static let arraySizeCut = Rule(
    "array-size-cut",
    .warning,
    "A list holds fewer values in a size of widget",
    help: RuleHelp(
      meaning: """
        A number under 'INIntentParameterArraySizes' is smaller, or there is one where any number \
        fitted.
        """,
      consequence: "Placed widgets of that size with more values show the first ones only.",
      remedy: """
        See that the widget draws well with fewer values. What was stored is kept until people change \
        it.
        """,
      example: """
        <!-- before -->
        <key>INIntentParameterArraySizes</key>
        <array>
          <dict>
            <key>INIntentParameterArraySizeSize</key>
            <integer>6</integer>
            <key>INIntentParameterArraySizeSizeClass</key>
            <string>Small</string>
          </dict>
        </array>
        <key>INIntentParameterFixedSizeArray</key>
        <integer>1</integer>
        <key>INIntentParameterName</key>
        <string>cities</string>
        <key>INIntentParameterSupportsMultipleValues</key>
        <true/>
        <key>INIntentParameterTag</key>
        <integer>20</integer>
        <key>INIntentParameterType</key>
        <string>String</string>
        <!-- after -->
        <key>INIntentParameterArraySizes</key>
        <array>
          <dict>
            <key>INIntentParameterArraySizeSize</key>
            <integer>4</integer>
            <key>INIntentParameterArraySizeSizeClass</key>
            <string>Small</string>
          </dict>
        </array>
        <key>INIntentParameterFixedSizeArray</key>
        <integer>1</integer>
        <key>INIntentParameterName</key>
        <string>cities</string>
        <key>INIntentParameterSupportsMultipleValues</key>
        <true/>
        <key>INIntentParameterTag</key>
        <integer>20</integer>
        <key>INIntentParameterType</key>
        <string>String</string>
        """
    )
  )
}

extension Comparison {
  mutating func checkSizes(_ parameter: ParameterPair) {
    guard parameter.old.isArray, parameter.new.isArray else { return }
    var cut: [String] = []
    var raised: [String] = []
    for family in ConfigurationFamily.allCases {
      let (old, new) = (parameter.old.sizes?[family], parameter.new.sizes?[family])
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
        old: parameter.old,
        new: parameter.new
      )
    }
    if !raised.isEmpty { reportRaised(raised, parameter) }
  }
}
