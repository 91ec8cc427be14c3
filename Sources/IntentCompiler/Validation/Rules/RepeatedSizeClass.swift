import IntentSchema

extension Rule {
  static let repeatedSizeClass = Rule(
    "repeated-size-class",
    .warning,
    "An array has two sizes for one size of widget",
    help: RuleHelp(
      meaning: """
        The sizes of an array name one size of widget twice. The last one counts here; which one counts for \
        Apple's system is not known.
        """,
      consequence: "People can choose more values than the widget shows, or fewer than it has room for.",
      remedy: "Take one of them out.",
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
          <dict>
            <key>INIntentParameterArraySizeSize</key>
            <integer>4</integer>
            <key>INIntentParameterArraySizeSizeClass</key>
            <string>Small</string>
          </dict>
        </array>
        """
    )
  )
}

extension Validator {
  mutating func checkSizeClasses(_ parameter: ParameterContext) {
    guard parameter.schema?.arraySizes != nil, let sizes = parameter.parameter.arraySizes else { return }
    var seen: [String: Range<Int>?] = [:]
    for size in sizes {
      guard let sizeClass = size.sizeClass else { continue }
      guard let first = seen[sizeClass.value] else {
        seen[sizeClass.value] = .some(sizeClass.range)
        continue
      }
      report(
        .repeatedSizeClass,
        "there is another size for '\(sizeClass.value)'; take one of them out",
        in: parameter.site,
        key: "INIntentParameterArraySizes",
        at: sizeClass.range,
        notes: [Diagnostic.Note("the other size", at: parameter.site.location(first))]
      )
    }
  }
}
