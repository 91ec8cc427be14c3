extension Rule {
  static let missingInput = Rule(
    "missing-input",
    .error,
    "A file or folder that was asked for is not there",
    help: RuleHelp(
      meaning: "A path that was given leads to nothing.",
      consequence: "Nothing is read from it, so no code can be generated.",
      remedy: "Correct the path. A relative one counts from the current folder.",
      example: "intentc validate Upnext.intentdefinition"
    )
  )
  static let unreadableInput = Rule(
    "unreadable-input",
    .error,
    "A file or folder cannot be read",
    help: RuleHelp(
      meaning: """
        A file or folder is there, but cannot be read: its permissions do not allow it, or it is neither a \
        file nor a folder.
        """,
      consequence: "Nothing is read from it, so no code can be generated.",
      remedy: "Change its permissions, or give another path.",
      example: "intentc validate /dev/null"
    )
  )
  static let noDefinitions = Rule(
    "no-definitions",
    .error,
    "A folder holds no intent definition",
    help: RuleHelp(
      meaning: "A folder was given, and no file in it, at any depth, ends in '.intentdefinition'.",
      consequence: "There is nothing to do, which is hardly what was meant.",
      remedy: "Give the folder that holds the definitions.",
      example: "intentc validate Documentation"
    )
  )
  static let linkedDefinition = Rule(
    "linked-definition",
    .note,
    "A link to a definition was not followed while a folder was searched",
    help: RuleHelp(
      meaning: """
        While a folder was searched, a symbolic link to a definition was found. Links are not followed, so \
        that no file is read twice.
        """,
      consequence: "None, where the file that the link leads to is read too.",
      remedy: "Give the path of the link itself if it shall be read.",
      example: "Widgets/Intents.intentdefinition -> ../Shared/Intents.intentdefinition"
    )
  )
  static let localisedCopy = Rule(
    "localised-copy",
    .note,
    "A definition has copies in other languages, which are not read",
    help: RuleHelp(
      meaning: """
        A definition stands in 'Base.lproj' or another language's folder, with copies in other folders. Only \
        one of them says what code is generated from.
        """,
      consequence: "None: the others hold the same definition in other words.",
      remedy: "Nothing is to be done.",
      example: """
        Base.lproj/Intents.intentdefinition
        de.lproj/Intents.intentdefinition
        """
    )
  )
  static let noBaseLocalisation = Rule(
    "no-base-localisation",
    .warning,
    "A definition has a copy for each language, but none in 'Base.lproj'",
    help: RuleHelp(
      meaning: """
        A definition has a copy in the folders of several languages, but none in 'Base.lproj', so which of \
        them counts is not said. One is chosen by the order of their names.
        """,
      consequence: "When the copies are not kept in step, what is generated is not what the app contains.",
      remedy: "Move one copy into 'Base.lproj', and keep tables of translations for the other languages.",
      example: """
        de.lproj/Intents.intentdefinition
        en.lproj/Intents.intentdefinition
        """
    )
  )

  /// The rules that finding and reading the inputs can report.
  static let inputRules: [Rule] = [
    .missingInput, .unreadableInput, .noDefinitions, .linkedDefinition, .localisedCopy, .noBaseLocalisation,
  ]
}
