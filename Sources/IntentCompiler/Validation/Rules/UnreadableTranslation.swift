extension Rule {
  static let unreadableTranslation = Rule(
    "unreadable-translation",
    .warning,
    "A table of a definition's texts in another language cannot be read",
    help: RuleHelp(
      meaning: """
        A '.strings', '.stringsdict' or '.xcstrings' file with the name of the definition has a mistake: a quote or \
        a semicolon is missing, the encoding is wrong, or the file is something else altogether.
        """,
      consequence: """
        People who use the app in this language read the texts of another one, and the build of the app may stop. \
        Nothing is said of texts that are missing in the table.
        """,
      remedy: "Mend the place that the message names. Save the file in UTF-8.",
      example: "\"ab12Cd\" = \"Suppe bestellen\""
    )
  )
}
