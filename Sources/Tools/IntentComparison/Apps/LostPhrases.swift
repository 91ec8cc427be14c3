import AppFacts
import IntentDiagnostics

/// Phrases for Siri that an App Intent lost, or that are now only there in some builds.
struct LostPhrases: AppFinding {
  /// What became of phrases.
  enum Fate {
    case removed
    /// They start another App Intent.
    case moved(to: String)
    /// They are there under a condition.
    case limited(to: String)
  }

  let first: Contract.Phrase
  let count: Int
  let fate: Fate
  let newLocation: SourceLocation?

  var subject: SchemaChange.Subject { .init(kind: .intent, name: first.intent) }

  static func all(in app: AppPair, _ context: ComparisonContext) -> [LostPhrases] {
    guard let old = context.old.phrases, let new = context.new.phrases else { return [] }
    let (before, now) = (old.filter(\.isKnown), new.filter(\.isKnown))
    let kept = Set(now)
    let locations = Dictionary(firsts: now.lazy.map { ($0.intent, $0.location) })
    let intents = Set(context.new.intents.map(\.name))
    // A phrase that only a build knows may be any phrase of its intent, and a function may make any intent.
    let unclear = Set(new.lazy.filter { !$0.isKnown }.map(\.intent))
    guard unclear.isSubset(of: intents) else { return [] }
    let lost = Dictionary(grouping: before.filter { !kept.contains($0) }, by: \.intent)
    let successors = Dictionary(firsts: now.lazy.map { ($0.words, $0.intent) })
    let (former, conditions) = (Self.conditions(before), Self.conditions(now))
    var result: [LostPhrases] = []
    var seen: Set<String> = []
    let clear = intents.subtracting(unclear)
    for phrase in before where seen.insert(phrase.intent).inserted && clear.contains(phrase.intent) {
      let location = locations[phrase.intent] ?? nil
      let limited = before.filter {
        $0.intent == phrase.intent && former[$0] == .some(nil) && conditions[$0] != nil
      }
      if let first = limited.first(where: { conditions[$0] != .some(nil) }),
        let condition = conditions[first] ?? nil
      {
        let count = Set(limited.filter { conditions[$0] == condition }).count
        let fate = Fate.limited(to: condition)
        result.append(LostPhrases(first: first, count: count, fate: fate, newLocation: location))
      }
      let fates = Dictionary(grouping: lost[phrase.intent] ?? []) { successors[$0.words] ?? "" }
      for (successor, phrases) in fates.sorted(by: { $0.key < $1.key }) {
        // A function, or a type of another module, may return or be the same intent.
        guard let first = phrases.first, successor.isEmpty || intents.contains(successor) else { continue }
        let fate = successor.isEmpty ? Fate.removed : .moved(to: successor)
        result.append(LostPhrases(first: first, count: phrases.count, fate: fate, newLocation: location))
      }
    }
    return result
  }

  /// The conditions of phrases; `nil` for a phrase in every build and system.
  private static func conditions(_ phrases: [Contract.Phrase]) -> [Contract.Phrase: String?] {
    phrases.reduce(into: [:]) { found, phrase in
      let condition = found[phrase].map { BuildCondition.either($0, phrase.condition) } ?? phrase.condition
      found.updateValue(condition, forKey: phrase)
    }
  }
}
