import IntentDiagnostics

extension Rule {
  static let reachReduced = change(
    "reach-reduced",
    .error,
    "An App Intent, or a part of it, is missing on some systems or in some builds"
  )
  /// Nothing that a comparison reads tells modules and bundles, so no check reports it yet.
  static let intentMoved = change(
    "intent-moved",
    .warning,
    "An App Intent is in another module or bundle"
  )
}

/// Checks where App Intents are: their systems and builds.
enum ReachChanges {
  static let reachReduced = ContractCheck<IntentHeir>(.reachReduced) { intent, _, findings in
    let (old, new) = (intent.old, intent.new)
    let lost = new.reach.lost(since: old.reach, isOfDefinition: old.isOfDefinition)
    guard lost.isEmpty else {
      let systems = lost.contains("*") ? "any system" : lost.listed
      let message = "'\(new.name)' is not available on \(systems), by its '@available'\(old.lossSentence)"
      return findings.report(.reachReduced, message, [.placed: old.loss.verdict], intent)
    }
    let usual = ["iOS": new.isOfControl ? Reach.Version(18) : Reach.Version(17)]
    guard let (platform, version) = new.reach.raised(since: old.reach, usual: usual) else { return }
    let message =
      "'\(new.name)' needs \(platform) \(version.words) or later, by its '@available': for people with an older system, "
      + old.loss.words
    findings.report(.reachReduced, message, [.placed: old.loss.verdict], intent)
  }

  /// Only a build knows the condition of an `#if`.
  static func conditionAdded<Pair: ContractPair>() -> ContractCheck<Pair> {
    ContractCheck(.reachReduced) { pair, _, findings in
      guard let condition = pair.new.condition, condition != pair.old.condition else { return }
      let message =
        "\(pair.words) is only there in builds with '#if \(Comparison.shortened(condition))'; in all others, what was chosen is "
        + "lost"
      findings.report(.reachReduced, message, [.placed: .careful], pair)
    }
  }
}
