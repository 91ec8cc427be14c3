extension Rule {
  static let commentInTheWay = Rule(
    "comment-in-the-way",
    .error,
    "A file that is to be formatted holds a comment, for which Xcode's form has no place",
    help: RuleHelp(
      meaning: """
        The file holds a comment or a processing instruction. Xcode's form of a definition has neither, and Xcode \
        itself drops them when it saves the file. 'intentc format' does not do so unasked.
        """,
      consequence: "The file is left as it is.",
      remedy: """
        Move what the comment says to another place, or let it go with 'intentc format --drop-comments'.
        """,
      example: "<!-- Keep in step with the server. -->"
    )
  )
  static let binaryDefinition = Rule(
    "binary-definition",
    .note,
    "A file that is to be formatted or fixed is a binary property list",
    help: RuleHelp(
      meaning: "The file is a property list in binary form, which has no text to put in order.",
      consequence: "The file is left as it is. All other commands read it.",
      remedy: "Convert it with 'plutil -convert xml1' if people are to read its changes.",
      example: "bplist00…"
    )
  )

  /// The rules that formatting and fixing can report.
  static let canonicalRules: [Rule] = [
    .commentInTheWay, .binaryDefinition, .unchangeableFile, .unfixableFile,
  ]
}
