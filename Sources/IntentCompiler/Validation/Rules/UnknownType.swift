extension Rule {
  static let unknownType = Rule(
    "unknown-type",
    .error,
    "A parameter or property names an object type that does not exist",
    help: RuleHelp(
      meaning: """
        '…ObjectType' names a type that none of the files has. It was renamed or removed, its name is \
        misspelt, or it stands in a file that was not given.
        """,
      consequence: "No code can be generated for the parameter.",
      remedy: """
        Correct the name, add the type, or give the file that has it too. A type of Apple's needs the \
        namespace 'System'.
        """,
      example: """
        <key>INIntentParameterName</key>
        <string>thing</string>
        <key>INIntentParameterType</key>
        <string>Object</string>
        <key>INIntentParameterObjectType</key>
        <string>Itme</string>
        """
    )
  )
}
