import IntentDiagnostics

extension Rule {
  static let reachReduced = change(
    "reach-reduced",
    .error,
    "An App Intent, or a part of it, is missing on some systems or in some builds"
  )
  static let intentMoved = change(
    "intent-moved",
    .warning,
    "An App Intent is in another module or bundle"
  )
}

/// Checks where App Intents are: their systems, builds, modules and bundles.
enum ReachChanges {
  static let reachReduced = ContractCheck<IntentHeir>(.reachReduced) { intent, context, findings in
    let (old, new) = (intent.old, intent.new)
    let lost = new.reach.lost(since: old.reach, isOfDefinition: old.isOfDefinition)
    guard lost.isEmpty else {
      let systems = lost.contains("*") ? "any system" : lost.listed
      let message = "'\(new.name)' is not available on \(systems), by its '@available'\(old.lossSentence)"
      return findings.report(.reachReduced, message, [.placed: old.loss.verdict], intent)
    }
    let usual = ["iOS": new.isOfControl ? Reach.Version(18) : Reach.Version(17)]
    let raised = new.reach.raised(
      since: old.reach,
      usual: usual.merging(context.old.minimums) { $1 },
      needed: context.new.minimums
    )
    guard let (platform, version) = raised else { return }
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

  // MARK: Modules and bundles, which only built apps tell

  private static let fate =
    "after such a move, saved shortcuts of some apps stopped working, so try an update with a saved one"

  /// Shortcuts of two apps stopped working after App Intents had moved. Nobody has found out which moves matter.
  static let intentMoved = ContractCheck<IntentHeir>(.intentMoved) { intent, context, findings in
    let (old, new) = (intent.old, intent.new)
    guard old.isBuilt, new.isBuilt, old.likelyIdentifier == new.likelyIdentifier,
      let all = context.new.bundles
    else { return }
    func report(_ words: String) {
      findings.report(.intentMoved, "\(words); \(fate)", [.placed: .careful], intent)
    }
    // A file in several targets has a type in the module of each.
    let kept = old.homes.keys.filter { new.homes[$0] != nil }.sorted()
    let homes = kept.lazy.map { (old.homes[$0] ?? "", new.homes[$0] ?? "") }
    if let (before, now) = homes.first(where: { !$0.isEmpty && !$1.isEmpty && $0 != $1 }) {
      let (module, other) = (module(before), module(now))
      report(
        module != other
          ? "'\(new.name)' is in the module '\(other)' now, and was in '\(module)'"
          : "the type of '\(new.name)' is '\(now)' now, and was '\(before)'"
      )
    }
    let lost = old.homes.keys.filter { new.homes[$0] == nil && all.contains($0) }.sorted()
    guard !lost.isEmpty, (context.old.bundles?.count ?? 0) > 1, all.count > 1 else { return }
    let names = lost.map { $0.isEmpty ? "the app itself" : "'\($0)'" }
    report("\(names.listed) \(names.count == 1 ? "no longer contains" : "no longer contain") '\(new.name)'")
  }

  private static func module(_ typeName: String) -> String {
    String(typeName.prefix { $0 != "." })
  }

  static let bundleRemoved = ContractCheck<LostBundle>(.intentMoved) { bundle, _, findings in
    let message =
      "the app no longer contains '\(bundle.name)', which listed \(bundle.count) App Intent\(bundle.count == 1 ? "" : "s") "
      + "that other parts still have; \(fate)"
    findings.report(.intentMoved, message, [.placed: .careful], from: bundle.place, to: nil)
  }
}

/// An extension of the old app that the new one lacks, with App Intents that other parts still contain.
struct LostBundle {
  let name: String
  let count: Int
  let place: ElementPlace
}
