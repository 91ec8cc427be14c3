import IntentDiagnostics

/// Losses in an older release, or in an update from it to a newer one. The present version can't undo them.
struct ShippedChanges {
  /// What two comparisons with one release have in common: the rule and the place in that release.
  private struct Key: Hashable {
    let rule: String
    let place: [String]

    init(_ change: SchemaChange) {
      rule = change.diagnostic.rule.name
      place =
        change.old.map { [$0.file, "\($0.range ?? 0..<0)"] } ?? [change.diagnostic.path?.words ?? ""]
    }
  }

  private var verdicts: [Key: [Audience: Verdict]] = [:]

  init() {}

  /// - Parameter new: The newest release, if it is another one.
  init(from old: ReleasedVersion, to new: ReleasedVersion?) {
    for change in old.changesWithin + (new.map(old.changes) ?? []) {
      verdicts[Key(change), default: [:]].merge(change.verdicts) { max($0, $1) }
    }
  }

  /// Whether nobody loses more by this change.
  func contains(_ change: SchemaChange) -> Bool {
    guard let known = verdicts[Key(change)] else { return false }
    return change.verdicts.allSatisfy { audience, verdict in verdict <= known[audience] ?? .safe }
  }
}
