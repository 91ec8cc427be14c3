extension Rule {
  static let missingTag = Rule(
    "missing-tag",
    .warning,
    "A parameter has no tag",
    help: RuleHelp(
      meaning: """
        Xcode gives every parameter a tag, by which it is known after it is renamed. This one has none: it \
        was added to the file by hand.
        """,
      consequence: """
        When the parameter is renamed, nothing says that it is still the same one, so what people have \
        chosen is lost.
        """,
      remedy: "Give it the tag above 'INIntentLastParameterTag', and raise that to it.",
      example: """
        <key>INIntentParameterName</key>
        <string>city</string>
        <key>INIntentParameterType</key>
        <string>String</string>
        <key>INIntentParameterTag</key>
        <integer>0</integer>
        """
    )
  )
}

extension Validator {
  mutating func checkTag(_ parameter: ParameterContext) {
    guard parameter.parameter.field.tag?.value ?? 0 == 0, !parameter.name.isEmpty else { return }
    report(
      .missingTag,
      "'\(parameter.name)' has no tag; give it a number that no other parameter has or had",
      in: parameter.site,
      key: "INIntentParameterTag",
      at: parameter.parameter.field.tag?.range ?? parameter.parameter.field.name?.range
    )
  }
}
