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

enum CombinationChanges {
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

/// Omits kinds of shortcuts that came or went with their parameters.
struct CombinationPairs {
  struct Change {
    let old: [String]
    let new: [String]
    let stale: String?
  }

  private(set) var changed: [Change] = []
  private(set) var removed: [[String]] = []
  private(set) var added: [[String]] = []
  private(set) var pairs: [(old: [String], new: [String])] = []

  /// Matches by all parameters, then by those in both versions: first together with the summary's ID, then
  /// without it. The last key finds kinds that still use a renamed parameter's old name.
  init(_ intent: IntentPair) {
    let gone = Set(intent.parameters.removed.map(\.name))
    let fresh = Set(intent.parameters.added.map(\.name))
    let (oldIDs, newIDs) = (intent.old.summaryIDs, intent.new.summaryIDs)
    func joined(_ names: [String]) -> String { names.joined(separator: ",") }
    func key(_ names: [String]) -> String { joined(names.sorted()) }
    func oldKept(_ names: [String]) -> String { key(names.filter { !gone.contains($0) }.map(intent.renamed)) }
    func newKept(_ names: [String]) -> String { key(names.filter { !fresh.contains($0) }) }
    let matching = Matching(
      intent.old.combinations,
      intent.new.combinations,
      byEach: [
        ({ joined($0.map(intent.renamed)) }, joined),
        ({ key($0.map(intent.renamed)) }, key),
        (
          { names in oldIDs[DefinitionText.Detail.words(names)].map { "\(oldKept(names))#\($0)" } },
          { names in newIDs[DefinitionText.Detail.words(names)].map { "\(newKept(names))#\($0)" } }
        ),
        (oldKept, newKept),
        (key, key),
      ]
    )
    pairs = matching.pairs
    for (old, new) in pairs where key(old.map(intent.renamed)) != key(new) {
      if key(old) == key(new) {
        // If another parameter took the name, that change covers this one.
        let stale = old.first { intent.renamed($0) != $0 && intent.newParameters[$0] == nil }
        if let stale { changed.append(Change(old: old, new: new, stale: stale)) }
      } else if gone.isDisjoint(with: old) {
        changed.append(Change(old: old, new: new, stale: nil))
      }
    }
    removed = matching.removed.filter(gone.isDisjoint(with:))
    added = matching.added.filter(fresh.isDisjoint(with:))
  }
}

extension ComparedSchema.Intent {
  fileprivate var summaryIDs: [String: String] {
    let summaries = texts.lazy.filter { $0.label == "summary" }
    return Dictionary(
      firsts: summaries.compactMap { text in
        guard let detail = text.detail, let id = text.id, !id.isEmpty else { return nil }
        return (String(detail.dropFirst("of shortcuts ".count)), id)
      }
    )
  }
}
