extension Rule {
  static let nameStyle = Rule(
    "name-style",
    .lint,
    "A name does not follow Swift's habits",
    help: RuleHelp(
      meaning: """
        In Swift, intents, enums and types begin with a capital letter; parameters, properties and cases \
        with a small one; and no name has underscores, hyphens or spaces in it.
        """,
      consequence: "The generated code reads unlike the code around it.",
      remedy: """
        Rename it before the app is released: afterwards stored settings refer to intents and parameters by \
        name. 'renames' in 'intentc.json' changes the name in Swift alone.
        """,
      example: """
        <key>INIntentParameterName</key>
        <string>stop_id</string>
        <key>INIntentParameterType</key>
        <string>String</string>
        """
    )
  )
}

extension Validator {
  mutating func checkStyle(
    _ name: Located<String>?,
    isType: Bool,
    in site: DefinitionSite,
    key: String
  ) {
    guard isWanted(.nameStyle), let name, let first = name.value.unicodeScalars.first else { return }
    let problem: String
    // At the end an underscore only keeps the name apart from another.
    if name.value.utf8.drop(while: { $0 == UInt8(ascii: "_") }).split(separator: UInt8(ascii: "_")).count > 1
      || name.value.utf8.contains(where: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: " ") })
    {
      problem = "joins its words with '_', '-' or spaces"
    } else if isType, first.properties.isLowercase {
      problem = "begins with a small letter"
    } else if !isType, first.properties.isUppercase, !Self.isAbbreviation(name.value) {
      problem = "begins with a capital letter"
    } else {
      return
    }
    report(
      .nameStyle,
      "'\(name.value)' \(problem), unlike other names in Swift; rename it here or in 'intentc.json'",
      in: site,
      key: key,
      at: name.range
    )
  }

  /// Whether a name is all capitals, as `ID` is.
  private static func isAbbreviation(_ name: String) -> Bool {
    !name.unicodeScalars.contains(where: \.properties.isLowercase)
  }
}
