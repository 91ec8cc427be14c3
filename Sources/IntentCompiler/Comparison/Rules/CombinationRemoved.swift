extension Rule {
  static let combinationRemoved = Rule(
    "combination-removed",
    .warning,
    "A kind of shortcut is gone",
    help: RuleHelp(
      meaning: """
        A combination of parameters under 'INIntentParameterCombinations' is gone although the \
        parameters are still there.
        """,
      consequence: """
        The system no longer suggests shortcuts with these parameters, and those that the app donates \
        are ignored.
        """,
      remedy: "Put the combination back, unless such shortcuts are not wanted any more.",
      example: """
        <!-- before -->
        <key>INIntentParameterCombinations</key>
        <dict>
          <key>count</key>
          <dict>
          </dict>
          <key>mode</key>
          <dict>
          </dict>
        </dict>
        <!-- after -->
        <key>INIntentParameterCombinations</key>
        <dict>
          <key>count</key>
          <dict>
          </dict>
        </dict>
        """
    )
  )
}

extension Comparison {
  mutating func checkCombinations(_ intent: IntentPair) {
    let old = intent.old.combinations.map { (names: $0, renamed: $0.map(intent.renamed).sorted()) }
    let new = intent.new.combinations
    // Those that go and come with their parameters are no news.
    let removed = Set(intent.parameters.removed.map(\.name))
    let added = Set(intent.parameters.added.map(\.name))
    let (oldKeys, newKeys) = (Set(old.map(\.renamed)), Set(new.map { $0.sorted() }))
    for (names, renamed) in old where !newKeys.contains(renamed) && removed.isDisjoint(with: names) {
      report(
        .combinationRemoved,
        "shortcuts \(DefinitionText.Detail.words(names)) are no longer offered",
        [.placed: .careful],
        old: intent.old,
        new: intent.new
      )
    }
    for names in new where !oldKeys.contains(names.sorted()) && added.isDisjoint(with: names) {
      reportAdded(names, to: intent)
    }
  }
}
