extension Rule {
  static let repeatedCombinationParameter = Rule(
    "repeated-combination-parameter",
    .warning,
    "A combination of parameters names one twice",
    help: RuleHelp(
      meaning: """
        The key of a combination lists the parameters that a shortcut with that summary has set, joined by commas. \
        One stands in it twice, mostly after a parameter was renamed by hand.
        """,
      consequence: """
        A shortcut has a parameter set once or not at all, so the combination is never used: its summary and its \
        suggestions are not shown.
        """,
      remedy: """
        Take one of the two out, or name the parameter that was meant. Xcode writes the key in two places, \
        'INIntentManagedParameterCombinations' and 'INIntentParameterCombinations': change both.
        """,
      example: """
        <key>INIntentParameterCombinations</key>
        <dict>
          <key>count,name,count</key>
          <dict>
            <key>INIntentParameterCombinationTitle</key>
            <string>Count</string>
            <key>INIntentParameterCombinationTitleID</key>
            <string>cCount</string>
          </dict>
        </dict>
        """
    )
  )
}

extension Validator {
  /// Reports a name that a combination has already; one that does not exist is reported as such.
  mutating func reportRepeated(
    _ name: String,
    in combination: Definition.ParameterCombination,
    _ key: String,
    _ context: IntentContext
  ) {
    guard context.parameterIndices[name] != nil else { return }
    report(
      .repeatedCombinationParameter,
      "'\(name)' stands more than once in this combination; take it out, or name the parameter that was meant",
      in: context.site,
      key: key,
      at: combination.key.range
    )
  }
}
