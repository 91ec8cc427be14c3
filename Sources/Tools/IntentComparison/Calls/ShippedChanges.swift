import IntentDiagnostics

/// Losses in an update from an older release to a newer one. The present version can't undo them.
struct ShippedChanges {
  private var verdicts: [FindingKey: [Audience: Verdict]] = [:]

  init(from old: ReadVersion, to new: ReadVersion) {
    for change in old.changes(to: new) {
      verdicts[change.loss, default: [:]].merge(change.verdicts) { max($0, $1) }
    }
  }

  /// Whether these losses already include the change, with verdicts at least as bad for each audience.
  func contains(_ change: SchemaChange) -> Bool {
    guard let known = verdicts[change.loss] else { return false }
    return change.verdicts.allSatisfy { audience, verdict in verdict <= known[audience] ?? .safe }
  }
}
