import AppFacts
import IntentDiagnostics

extension Rule {
  static let reachReduced = change(
    "reach-reduced",
    .error,
    "An App Intent, or a part of it, is missing on some systems or in some builds"
  )
}

/// Checks which systems and builds contain App Intents.
enum ReachChanges {
  static let reachReduced = ChangeCheck<IntentPair>(.reachReduced) { intent, _ in
    let (old, new) = (intent.old, intent.new)
    let lost = new.reach.lost(since: old.reach, isOfDefinition: old.isOfDefinition)
    guard lost.isEmpty else {
      let systems = lost.contains("*") ? "any system" : lost.listed
      let message = "'\(new.name)' is not available on \(systems), by its '@available'\(old.lossSentence)"
      return Finding(.reachReduced, message, [.placed: old.loss.verdict], intent, facts: lost)
    }
    let usual = Reach.usual(inControl: new.isOfControl)
    guard let (platform, version) = new.reach.raised(since: old.reach, usual: usual) else { return nil }
    let message =
      "'\(new.name)' needs \(platform) \(version.words) or later, by its '@available': for people with an older system, "
      + old.loss.words
    return Finding(.reachReduced, message, [.placed: old.loss.verdict], intent, facts: [platform])
  }

  /// The enums and entities that App Intents need, and the queries that find entities again.
  static let typeConditionAdded = ChangeCheck<TypePair>(.reachReduced) { type, context in
    let (old, new) = (type.old, type.new)
    if let condition = new.condition, condition != old.condition {
      // The condition is often around the App Intents, too.
      let users = context.new.intents.filter { $0.parameters.contains { $0.stored.declared == new.typeKey } }
      guard !users.allSatisfy({ $0.condition == condition }) else { return nil }
      return finding("'\(new.name)'", condition, type)
    }
    guard let query = new.query, let condition = query.condition, condition != old.query?.condition,
      condition != new.condition
    else { return nil }
    return finding("the query '\(query.name)' of '\(new.name)'", condition, type, at: query.location)
  }

  static let intentConditionAdded = conditionAdded { (pair: IntentPair) in "'\(pair.new.name)'" }
  static let parameterConditionAdded = conditionAdded { (pair: ParameterPair) in
    "'\(pair.name)' of '\(pair.owner.new.name)'"
  }
  static let caseConditionAdded = conditionAdded { (pair: CasePair) in
    "the case '\(pair.new.name)' of '\(pair.owner.new.name)'"
  }

  /// Reports an element that a new `#if` limits to some builds. Only a build knows its condition.
  private static func conditionAdded<Pair: ElementPair>(_ words: @escaping @Sendable (Pair) -> String)
    -> ChangeCheck<Pair>
  {
    ChangeCheck(.reachReduced) { pair, _ in
      guard let condition = pair.new.condition, condition != pair.old.condition else { return nil }
      return finding(words(pair), condition, pair)
    }
  }

  private static func finding(
    _ words: String,
    _ condition: String,
    _ pair: some ElementPair,
    at location: SourceLocation? = nil
  ) -> Finding {
    let message =
      "\(words) is only there in builds with '#if \(Words.shortened(condition))'; in all others, what was chosen is lost"
    return Finding(.reachReduced, message, [.placed: .careful], pair, at: location)
  }
}
