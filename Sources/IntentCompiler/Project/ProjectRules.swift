extension Rule {
  static let unknownOption = Rule("unknown-option", .error, "A key in intentc.json does not exist")
  static let wrongOption = Rule(
    "wrong-option",
    .error,
    "A value in intentc.json is not one that its key can have"
  )
  static let unknownRuleName = Rule("unknown-rule", .error, "intentc.json names a rule that does not exist")
  static let fixedSeverity = Rule(
    "fixed-severity",
    .error,
    "intentc.json lowers a rule without which no code can be generated"
  )
  static let unknownRename = Rule(
    "unknown-rename",
    .error,
    "intentc.json renames something that no definition has"
  )
  static let severalConfigurations = Rule(
    "several-configurations",
    .error,
    "More than one intentc.json stands beside the definitions"
  )
  static let unusedSuppression = Rule(
    "unused-suppression",
    .warning,
    "intentc.json switches off a rule that is not reported any more",
    help: RuleHelp(
      meaning: """
        A line in 'intentc.json' sets a rule to 'off', or lowers it to a lint, for a place, a file or the whole \
        project, and nothing that was checked breaks the rule there. Either the definition was mended, or the \
        name of the place or file has changed.
        """,
      consequence: """
        The next mistake of this kind at the place would go unseen. A suppression of a renamed place suppresses \
        nothing, though its author believes so.
        """,
      remedy: """
        Remove the line, or correct the place or the path of the file. What is set for the whole project is \
        judged only when the folder of 'intentc.json' was searched, and what is set for a file only when that \
        file was read.
        """,
      example: """
        {
          "places": {
            "UpNext.oldName": { "rules": { "default-is-no-case": "off" } }
          }
        }
        """
    )
  )

  /// The rules that reading a project's configuration can report.
  static let projectRules: [Rule] = [
    .unknownOption, .wrongOption, .unknownRuleName, .fixedSeverity, .unknownRename, .severalConfigurations,
    .unusedSuppression,
  ]
}
