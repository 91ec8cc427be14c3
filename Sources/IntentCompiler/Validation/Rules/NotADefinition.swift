extension Rule {
  static let notADefinition = Rule(
    "not-a-definition",
    .error,
    "The property list is no dictionary of intents, enums and types",
    help: RuleHelp(
      meaning: """
        The file is a property list, but its one value is an array, a text or another value, so it is no \
        intent definition.
        """,
      consequence: "No code can be generated.",
      remedy: "Give the path of a definition; or restore the file from an earlier version.",
      example: """
        <plist version="1.0">
        <array/>
        </plist>
        """
    )
  )
}
