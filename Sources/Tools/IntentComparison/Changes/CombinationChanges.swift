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
  /// The kinds that go on, with their names in both versions.
  private(set) var pairs: [(old: [String], new: [String])] = []

  init(_ intent: IntentPair) {
    let gone = Set(intent.parameters.removed.map(\.name))
    let fresh = Set(intent.parameters.added.map(\.name))
    let old = intent.old.combinations.map { (names: $0, key: $0.map(intent.renamed).sorted()) }
    let new = intent.new.combinations.map { (names: $0, key: $0.sorted()) }
    let oldKeys = Set(old.map(\.key))
    let same = Dictionary(firsts: new.map { ($0.key, $0.names) })
    // Match by the parameters that both versions contain, and several with the same ones by the ID of their summary.
    var candidates = Dictionary(
      grouping: new.lazy.filter { !oldKeys.contains($0.key) },
      by: { $0.key.filter { !fresh.contains($0) } }
    ).mapValues { $0.map(\.names) }
    let (oldIDs, newIDs) = (intent.old.summaryIDs, intent.new.summaryIDs)
    var used: Set<[String]> = []
    for (names, key) in old {
      if let next = same[key] {
        pairs.append((names, next))
        continue
      }
      let kept = names.filter { !gone.contains($0) }
      let partners = kept.map(intent.renamed).sorted()
      let id = oldIDs[DefinitionText.Detail.words(names)]
      let options = candidates[partners] ?? []
      let index =
        options.count == 1
        ? 0 : options.firstIndex { id != nil && newIDs[DefinitionText.Detail.words($0)] == id }
      if let index {
        let next = options[index]
        candidates[partners]?.remove(at: index)
        used.insert(next)
        pairs.append((names, next))
        // If only removed parameters are missing, the removals already cover this.
        if kept.count == names.count { changed.append(Change(old: names, new: next, stale: nil)) }
      } else if let next = same[names.sorted()] {
        used.insert(next)
        pairs.append((names, next))
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

extension ComparedSchema.Intent {
  /// The IDs of the summaries, by the parameters in words.
  fileprivate var summaryIDs: [String: String] {
    let summaries = texts.lazy.filter { $0.label == "summary" }
    return Dictionary(
      firsts: summaries.compactMap { text in
        guard let detail = text.detail, let id = text.id else { return nil }
        return (String(detail.dropFirst("of shortcuts ".count)), id)
      }
    )
  }
}
