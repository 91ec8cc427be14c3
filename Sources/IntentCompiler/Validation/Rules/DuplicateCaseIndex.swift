extension Rule {
  static let duplicateCaseIndex = Rule(
    "duplicate-case-index",
    .error,
    "Two cases of an enum have one index",
    help: RuleHelp(
      meaning: """
        Two cases of one enum have the same index. A missing index is 0, because Xcode never writes a zero.
        """,
      consequence: """
        The index is what is stored for a placed widget, so the two cannot be told apart, and no code can be \
        generated.
        """,
      remedy: "Give the newer case an index that none has or had.",
      example: """
        <key>INEnumName</key>
        <string>Colour</string>
        <key>INEnumValues</key>
        <array>
          <dict>
            <key>INEnumValueIndex</key>
            <integer>1</integer>
            <key>INEnumValueName</key>
            <string>red</string>
          </dict>
          <dict>
            <key>INEnumValueIndex</key>
            <integer>1</integer>
            <key>INEnumValueName</key>
            <string>blue</string>
          </dict>
        </array>
        """
    )
  )
}
