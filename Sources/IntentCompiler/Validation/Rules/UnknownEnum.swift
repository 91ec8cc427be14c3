extension Rule {
  static let unknownEnum = Rule(
    "unknown-enum",
    .error,
    "A parameter or property names an enum that does not exist",
    help: RuleHelp(
      meaning: """
        '…EnumType' names an enum that none of the files has. It was renamed or removed, its name is \
        misspelt, or it stands in a file that was not given.
        """,
      consequence: "No code can be generated for the parameter.",
      remedy: """
        Correct the name, add the enum, or give the file that has it too. An enum of Apple's needs the \
        namespace 'System'.
        """,
      example: """
        <key>INIntentParameterName</key>
        <string>size</string>
        <key>INIntentParameterType</key>
        <string>Integer</string>
        <key>INIntentParameterEnumType</key>
        <string>Mdoe</string>
        """
    )
  )
}
