extension Rule {
  static let swiftNameCollision = Rule(
    "swift-name-collision",
    .error,
    "Two declarations get one Swift name",
    help: RuleHelp(
      meaning: """
        Two names that differ in the definition come out the same in Swift, where letters that no identifier \
        can have are left out or replaced; or an intent, an enum and a type share one name.
        """,
      consequence: "Swift cannot declare both, so no code can be generated.",
      remedy: """
        Rename one of the two in the definition, or under 'renames' in 'intentc.json', which changes the \
        Swift name alone.
        """,
      example: """
        <key>INTypeName</key>
        <string>Mode</string>
        """
    )
  )
}
