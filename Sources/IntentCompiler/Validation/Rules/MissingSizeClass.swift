import IntentSchema

extension Rule {
  static let missingSizeClass = Rule(
    "missing-size-class",
    .lint,
    "An array of fixed size has no size for some widgets",
    help: RuleHelp(
      meaning: """
        The array's size is fixed, but not for every size of widget that stands on a home screen. In a \
        widget without a size people can choose any number of values.
        """,
      consequence: "People choose more than the widget can show.",
      remedy: "State a size for each widget that the app offers.",
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
            <integer>1</integer>
            <key>INIntentParameterArraySizeSizeClass</key>
            <string>Small</string>
          </dict>
        </array>
        """
    )
  )
}

extension Validator {
  mutating func checkMissingSizes(_ parameter: ParameterContext, isForWidgets: Bool) {
    guard isForWidgets, isWanted(.missingSizeClass),
      let stated = parameter.parameter.arraySizes ?? (parameter.schema?.arraySizes == nil ? nil : []),
      let sizes = parameter.schema?.arraySizes
    else { return }
    let missing = [ConfigurationFamily.systemSmall, .systemMedium, .systemLarge].filter { family in
      // One that is there but cannot be used was reported.
      sizes.maximumCount(for: family) == nil && !stated.contains { $0.sizeClass?.value == family.sizeClass }
    }
    guard !missing.isEmpty else { return }
    let classes = missing.map { "'\($0.sizeClass)'" }.listed
    report(
      .missingSizeClass,
      stated.isEmpty
        ? "the size of '\(parameter.name)' is fixed, but no size is stated, so any number can be chosen; add "
          + "'INIntentParameterArraySizes' with sizes for \(classes)"
        : "'\(parameter.name)' has no size for \(classes), so any number can be chosen there; add it to "
          + "'INIntentParameterArraySizes'",
      in: parameter.site,
      key: "INIntentParameterArraySizes",
      at: parameter.parameter.isFixedSizeArray?.range
    )
  }
}
