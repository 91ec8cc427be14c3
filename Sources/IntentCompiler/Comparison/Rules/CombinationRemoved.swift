extension Rule {
  static let combinationRemoved = Rule(
    "combination-removed",
    .warning,
    "A kind of shortcut is gone",
    help: RuleHelp(
      meaning: """
        A combination of parameters under 'INIntentParameterCombinations' is gone, or has others in it, \
        although the parameters are still there; or it still has the old name of one that is called \
        otherwise now.
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
    let combinations = CombinationPairs(intent)
    for change in combinations.changed {
      let (before, now) = (DefinitionText.Detail.words(change.old), DefinitionText.Detail.words(change.new))
      let message =
        change.stale.map { stale in
          "shortcuts \(before) still name '\(stale)', which is called '\(intent.renamed(stale))' now, so they are no "
            + "longer offered"
        } ?? "instead of shortcuts \(before), those \(now) are offered now"
      report(.combinationRemoved, message, [.placed: .careful], old: intent.old, new: intent.new)
    }
    for names in combinations.removed {
      report(
        .combinationRemoved,
        "shortcuts \(DefinitionText.Detail.words(names)) are no longer offered",
        [.placed: .careful],
        old: intent.old,
        new: intent.new
      )
    }
    for names in combinations.added { reportAdded(names, to: intent) }
  }
}
