import IntentCompiler
import IntentConfigurations
import IntentDiagnostics
import IntentSchema

extension Rule {
  static let combinationRemoved = change(
    "combination-removed",
    .warning,
    "A parameter combination was removed"
  )
  static let combinationAdded = change("combination-added", .note, "A parameter combination was added")
}

/// Checks the combinations that suggestions and Shortcuts offer.
enum CombinationChanges {
  static let combinationsChanged = ChangeCheck<IntentPair>(several: .combinationRemoved, .combinationAdded) {
    intent,
    _ in
    guard let (old, new) = intent.schemas else { return [] }
    // Other rules report intents that Shortcuts or suggestions gain or lose. What Shortcuts keeps is not lost
    // if the system no longer suggests it.
    if old.isConfigurable, new.isConfigurable { return findings(.shortcuts, intent) }
    return !new.isConfigurable && old.hasSuggestions ? findings(.suggestions, intent) : []
  }

  private static func findings(_ list: CombinationPairs.List, _ intent: IntentPair) -> [Finding] {
    let pairs = CombinationPairs(intent, list)
    let changed = pairs.changed.map { change in
      let (before, now) = (Detail.words(change.old.parameters), Detail.words(change.new.parameters))
      let message =
        change.stale.map { stale in
          "shortcuts \(before) still name '\(stale)', which was renamed to '\(intent.renamed(stale))', so they "
            + "are no longer offered"
        } ?? "shortcuts \(before) were replaced by shortcuts \(now)"
      return Finding(.combinationRemoved, message, [.placed: .careful], intent, facts: change.old.parameters)
    }
    let removed = pairs.removed.map(\.parameters).map { names in
      let message = "shortcuts \(Detail.words(names)) are no longer offered"
      return Finding(.combinationRemoved, message, [.placed: .careful], intent, facts: names)
    }
    let added = pairs.added.map(\.parameters).map { names in
      let message = "shortcuts \(Detail.words(names)) are now offered"
      return Finding(.combinationAdded, message, [:], intent, facts: names)
    }
    return changed + removed + added
  }

  private typealias Detail = DefinitionText.Detail
}

/// Pairs one of an intent's two lists of combinations. Omits kinds of shortcuts that came or went with their
/// parameters.
struct CombinationPairs {
  /// A parameter combination.
  typealias Combination = DefinitionSchema.ParameterCombination

  /// An intent's list of combinations, the more important one first.
  enum List: CaseIterable {
    case shortcuts, suggestions

    func combinations(_ intent: DefinitionSchema.Intent) -> [Combination] {
      self == .shortcuts ? intent.shortcutCombinations : intent.suggestedCombinations
    }
  }

  /// Replaced shortcuts, and the old name that the new shortcuts still use, if any.
  struct Change {
    let old: Combination
    let new: Combination
    let stale: String?
  }

  private(set) var changed: [Change] = []
  private(set) var removed: [Combination] = []
  private(set) var added: [Combination] = []
  private(set) var pairs: [(old: Combination, new: Combination)] = []

  /// Matches by all parameters, then by those in both versions: first together with the summary's ID, then
  /// without it. The last key finds kinds that still use a renamed parameter's old name.
  init(_ intent: IntentPair, _ list: List) {
    let gone = Set(intent.parameters.removed.map(\.name))
    let fresh = Set(intent.parameters.added.map(\.name))
    func joined(_ names: [String]) -> String { names.joined(separator: ",") }
    func key(_ names: [String]) -> String { joined(names.sorted()) }
    func oldKept(_ old: Combination) -> String {
      key(old.parameters.filter { !gone.contains($0) }.map(intent.renamed))
    }
    func newKept(_ new: Combination) -> String { key(new.parameters.filter { !fresh.contains($0) }) }
    func withID(_ kept: String, _ combination: Combination) -> String? {
      combination.title.key.flatMap { $0.isEmpty ? nil : "\(kept)#\($0)" }
    }
    let matching = Matching(
      (intent.schemas?.old).map(list.combinations) ?? [],
      (intent.schemas?.new).map(list.combinations) ?? [],
      byEach: [
        ({ joined($0.parameters.map(intent.renamed)) }, { joined($0.parameters) }),
        ({ key($0.parameters.map(intent.renamed)) }, { key($0.parameters) }),
        ({ withID(oldKept($0), $0) }, { withID(newKept($0), $0) }),
        (oldKept, newKept),
        ({ key($0.parameters) }, { key($0.parameters) }),
      ]
    )
    pairs = matching.pairs
    for pair in pairs {
      let (old, new) = (pair.old.parameters, pair.new.parameters)
      guard key(old.map(intent.renamed)) != key(new) else { continue }
      if key(old) == key(new) {
        // If another parameter took the name, that change covers this one.
        let stale = old.first { intent.renamed($0) != $0 && intent.newParameters[$0] == nil }
        if let stale { changed.append(Change(old: pair.old, new: pair.new, stale: stale)) }
      } else if gone.isDisjoint(with: old) {
        changed.append(Change(old: pair.old, new: pair.new, stale: nil))
      }
    }
    removed = matching.removed.filter { gone.isDisjoint(with: $0.parameters) }
    added = matching.added.filter { fresh.isDisjoint(with: $0.parameters) }
  }
}
