extension Rule {
  static let outputNameCollision = Rule(
    "output-name-collision",
    .error,
    "Two definitions get one output file",
    help: RuleHelp(
      meaning: """
        The name of a generated file follows from the definition's, and two definitions have the same name, \
        in different folders.
        """,
      consequence: "One file would overwrite the other, so nothing is written.",
      remedy: "Rename one of the definitions, or compile them in two calls.",
      example: """
        # Widgets/Intents.intentdefinition
        # Shortcuts/Intents.intentdefinition
        """
    )
  )
}
