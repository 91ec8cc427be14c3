import IntentCompiler
import IntentDiagnostics

extension Rule {
  static let combinationRemoved = change(
    "combination-removed",
    .warning,
    "A parameter combination was removed"
  )
  static let combinationAdded = change("combination-added", .note, "A parameter combination was added")
}

/// Changes of the kinds of shortcuts that an intent offers.
enum CombinationChanges {
  /// Checks both rules at once, to match removed kinds with added ones.
  static let combinationsChanged = ChangeCheck<IntentPair>(.combinationRemoved, .combinationAdded) {
    intent,
    _,
    findings in
    let combinations = CombinationPairs(intent)
    for change in combinations.changed {
      let (before, now) = (DefinitionText.Detail.words(change.old), DefinitionText.Detail.words(change.new))
      let message =
        change.stale.map { stale in
          "shortcuts \(before) still name '\(stale)', which was renamed to '\(intent.renamed(stale))', so they "
            + "are no longer offered"
        } ?? "shortcuts \(before) were replaced by shortcuts \(now)"
      findings.report(.combinationRemoved, message, [.placed: .careful], intent)
    }
    for names in combinations.removed {
      findings.report(
        .combinationRemoved,
        "shortcuts \(DefinitionText.Detail.words(names)) are no longer offered",
        [.placed: .careful],
        intent
      )
    }
    for names in combinations.added {
      let message = "shortcuts \(DefinitionText.Detail.words(names)) are now offered"
      findings.report(.combinationAdded, message, [:], intent)
    }
  }
}

/// Compares the kinds of shortcuts, ignoring kinds that were added or removed together with their parameters.
struct CombinationPairs {
  struct Change {
    let old: [String]
    let new: [String]
    /// The old name of a renamed parameter, if the kind of shortcut still uses that name.
    let stale: String?
  }

  private(set) var changed: [Change] = []
  private(set) var removed: [[String]] = []
  private(set) var added: [[String]] = []

  init(_ intent: IntentPair) {
    let gone = Set(intent.parameters.removed.map(\.name))
    let fresh = Set(intent.parameters.added.map(\.name))
    let old = intent.old.combinations.map { (names: $0, key: $0.map(intent.renamed).sorted()) }
    let new = intent.new.combinations.map { (names: $0, key: $0.sorted()) }
    let (oldKeys, newKeys) = (Set(old.map(\.key)), Set(new.map(\.key)))
    // Match by the parameters that both versions contain.
    var candidates = Dictionary(
      new.lazy.filter { !oldKeys.contains($0.key) }.map { ($0.key.filter { !fresh.contains($0) }, $0.names) },
      uniquingKeysWith: { first, _ in first }
    )
    let texts = Dictionary(firsts: new.map { ($0.names.sorted(), $0.names) })
    var used: Set<[String]> = []
    for (names, key) in old where !newKeys.contains(key) {
      let kept = names.filter { !gone.contains($0) }
      if let next = candidates.removeValue(forKey: kept.map(intent.renamed).sorted()) {
        used.insert(next)
        // If only removed parameters are missing, the removals already cover this.
        if kept.count == names.count { changed.append(Change(old: names, new: next, stale: nil)) }
      } else if let next = texts[names.sorted()] {
        used.insert(next)
        // If another parameter has taken the name, that change covers this.
        let stale = names.first { intent.renamed($0) != $0 && intent.newParameters[$0] == nil }
        if let stale { changed.append(Change(old: names, new: next, stale: stale)) }
      } else if kept.count == names.count {
        removed.append(names)
      }
    }
    added = new.filter { names, key in
      !oldKeys.contains(key) && !used.contains(names) && fresh.isDisjoint(with: names)
    }.map(\.names)
  }
}
