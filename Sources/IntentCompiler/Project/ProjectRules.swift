extension Rule {
  static let unknownOption = Rule(
    "unknown-option",
    .error,
    "A key in intentc.json does not exist",
    help: RuleHelp(
      meaning: "'intentc.json' has a key that is none of its options.",
      consequence: "What it was to set is not set, so the call stops.",
      remedy: "Correct the key, or take it out.",
      example: """
        { "acessLevel": "public" }
        """
    )
  )
  static let wrongOption = Rule(
    "wrong-option",
    .error,
    "A value in intentc.json is not one that its key can have",
    help: RuleHelp(
      meaning: "An option in 'intentc.json' has a value that it cannot have.",
      consequence: "What it was to set is not set, so the call stops.",
      remedy: "Write one of the values that the message names.",
      example: """
        { "accessLevel": "open" }
        """
    )
  )
  static let unknownRuleName = Rule(
    "unknown-rule",
    .error,
    "intentc.json names a rule that does not exist",
    help: RuleHelp(
      meaning: "'intentc.json' gives a level to a rule that does not exist.",
      consequence: "The rule that was meant keeps its level, so the call stops.",
      remedy: "Correct the name; 'intentc explain' lists all rules.",
      example: """
        { "rules": { "unknwon-key": "off" } }
        """
    )
  )
  static let fixedSeverity = Rule(
    "fixed-severity",
    .error,
    "intentc.json lowers a rule without which no code can be generated",
    help: RuleHelp(
      meaning: "'intentc.json' lowers a rule that says that no code can be generated.",
      consequence: "Code would be asked for that cannot be made, so the call stops.",
      remedy: "Take the line out, and mend what the rule reports.",
      example: """
        { "rules": { "duplicate-case": "off" } }
        """
    )
  )
  static let unknownRename = Rule(
    "unknown-rename",
    .error,
    "intentc.json renames something that no definition has",
    help: RuleHelp(
      meaning: """
        'intentc.json' gives another Swift name to something that no definition has: it was renamed or \
        removed, or its name is misspelt.
        """,
      consequence: """
        The new name goes to nothing, so the call stops before code is generated with the old one.
        """,
      remedy: "Correct the name as it stands in the definition, or take the line out.",
      example: """
        { "renames": { "parameters": { "UpNext.calender": "sources" } } }
        """
    )
  )
  static let severalConfigurations = Rule(
    "several-configurations",
    .error,
    "More than one intentc.json stands beside the definitions",
    help: RuleHelp(
      meaning: """
        The definitions of one call make one module, and there is an 'intentc.json' beside more than one of \
        them.
        """,
      consequence: "Which one counts is not said, so the call stops.",
      remedy: "Name one with '--config', or compile the folders in calls of their own.",
      example: """
        Widgets/intentc.json
        Shortcuts/intentc.json
        """
    )
  )
  static let unusedConfiguration = Rule(
    "unused-configuration",
    .note,
    "An intentc.json in a folder above the definitions is not used",
    help: RuleHelp(
      meaning: """
        There is no 'intentc.json' beside the definitions that were named, but one in a folder above. It counts only \
        when its folder, or one above that, is searched.
        """,
      consequence: "The definitions are taken as if the project had set nothing.",
      remedy: "Name it with '--config', or give the folder that it stands in.",
      example: "intentc generate Project/Widgets with Project/intentc.json"
    )
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
    .unusedConfiguration, .unusedSuppression,
  ]
}
