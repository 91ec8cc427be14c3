extension Rule {
  static let arraySizesWithoutArray = Rule(
    "array-sizes-without-array",
    .warning,
    "A parameter that is no array has array sizes",
    help: RuleHelp(
      meaning: """
        'INIntentParameterFixedSizeArray' or 'INIntentParameterArraySizes' says how many values each size of \
        widget holds, but the parameter takes only one.
        """,
      consequence: "The sizes mean nothing. Where several values were meant, people can choose only one.",
      remedy: "Add 'INIntentParameterSupportsMultipleValues', or take the sizes out.",
      example: """
        <key>INIntentParameterFixedSizeArray</key>
        <integer>1</integer>
        <key>INIntentParameterName</key>
        <string>cities</string>
        <key>INIntentParameterType</key>
        <string>String</string>
        """
    )
  )
}

extension Validator {
  mutating func checkArray(_ parameter: ParameterContext) {
    let stated = parameter.parameter
    guard stated.field.supportsMultipleValues?.value != true,
      stated.isFixedSizeArray?.value == true || stated.arraySizes?.isEmpty == false
    else { return }
    let hasSizes = stated.arraySizes?.isEmpty == false
    report(
      .arraySizesWithoutArray,
      "'\(parameter.name)' has \(hasSizes ? "array sizes" : "the fixed size of an array") but takes one value; add "
        + "'INIntentParameterSupportsMultipleValues' or take \(hasSizes ? "the sizes" : "'INIntentParameterFixedSizeArray'") out",
      in: parameter.site,
      key: hasSizes ? "INIntentParameterArraySizes" : "INIntentParameterFixedSizeArray",
      at: stated.isFixedSizeArray?.range ?? stated.arraySizes?.first?.range
    )
  }
}
