extension Rule {
  static let outputName = Rule(
    "output-name",
    .error,
    "A generated file has a name that no file can have",
    help: RuleHelp(
      meaning: """
        The name of a generated file follows from the definition's, and this one holds a slash or another \
        thing that no file's name can have.
        """,
      consequence: "Nothing is written.",
      remedy: "Rename the definition.",
      example: "intentc generate --output Code 'Up:Next.intentdefinition'"
    )
  )
  static let outputFailed = Rule(
    "output-failed",
    .error,
    "A generated file cannot be written",
    help: RuleHelp(
      meaning: """
        A generated file cannot be written: the folder's permissions do not allow it, the disk is full, or \
        something else has the file's name.
        """,
      consequence: "The old file stands as it was.",
      remedy: "Mend what the message names, and call again.",
      example: "intentc generate --output /System Weather.intentdefinition"
    )
  )
  static let staleGeneratedCode = Rule(
    "stale-generated-code",
    .warning,
    "A generated file in the package is not what its definition gives now",
    help: RuleHelp(
      meaning: """
        There is Swift that was generated from a definition, and the definition has changed since, or does not give \
        that file any more: a declaration was renamed, or '--split' was added or left out.
        """,
      consequence: """
        The app is built with code that does not match its definition, or with the same declaration twice.
        """,
      remedy: "Generate it again, or delete the file, as the message says.",
      example: "swift package generate-intents"
    )
  )

  /// The rules that writing can report.
  static let outputRules: [Rule] = [.outputName, .outputFailed, .staleGeneratedCode]
}
