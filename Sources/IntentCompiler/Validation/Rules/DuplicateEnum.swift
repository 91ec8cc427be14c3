extension Rule {
  static let duplicateEnum = Rule(
    "duplicate-enum",
    .error,
    "Two enums have one name",
    help: RuleHelp(
      meaning: """
        Two enums of the files that are compiled together have the same name, mostly because one was copied, \
        or one file was given twice under two names.
        """,
      consequence: """
        Both would become one Swift type, so no code can be generated. Xcode generates it and fails to \
        build, or leaves one out.
        """,
      remedy: """
        Give one of them a new name. Keep the one that is released already: stored settings refer to it.
        """,
      example: """
        <key>INEnumName</key>
        <string>Mode</string>
        <key>INEnumValues</key>
        <array>
          <dict>
            <key>INEnumValueIndex</key>
            <integer>1</integer>
            <key>INEnumValueName</key>
            <string>small</string>
          </dict>
        </array>
        """
    )
  )
}
