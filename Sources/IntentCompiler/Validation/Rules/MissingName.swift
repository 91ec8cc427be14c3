extension Rule {
  static let missingName = Rule(
    "missing-name",
    .error,
    "Something that needs a name has none",
    help: RuleHelp(
      meaning: "An intent, parameter, enum, case, type or property has no name, or an empty one.",
      consequence: "Nothing can be generated for it, because code refers to it by its name.",
      remedy: "Give it a name, or take it out.",
      example: """
        <key>INIntentParameterName</key>
        <string></string>
        <key>INIntentParameterType</key>
        <string>String</string>
        """
    )
  )
}
