import IntentDiagnostics

/// Losses in an update from an older release to a newer one. The present version can't undo them.
struct ShippedChanges {
  private var verdicts: [SchemaChange.Loss: [Audience: Verdict]] = [:]

  init() {}

  /// - Parameter new: The newest release; `nil` if it is the old one.
  init(from old: ReadVersion, to new: ReadVersion?) {
    for change in new.map(old.changes) ?? [] {
      verdicts[change.loss, default: [:]].merge(change.verdicts) { max($0, $1) }
    }
  }

  /// Whether these losses already include the change, with verdicts at least as bad for each audience.
  func contains(_ change: SchemaChange) -> Bool {
    guard let known = verdicts[change.loss] else { return false }
    return change.verdicts.allSatisfy { audience, verdict in verdict <= known[audience] ?? .safe }
  }
}

extension SchemaChange {
  /// Identifies a loss across two comparisons with one new version, by the element's place there. If the
  /// system no longer finds an element, any of several rules may report it: a renamed element may seem to be
  /// removed, too.
  struct Loss: Hashable {
    let lost: ElementKind?
    /// `nil` for a lost element.
    let rule: Rule?
    let element: String
  }

  var loss: Loss {
    Loss(
      lost: diagnostic.rule.lost,
      rule: diagnostic.rule.lost == nil ? diagnostic.rule : nil,
      element: old.map { "\($0.file) \($0.range ?? 0..<0)" } ?? diagnostic.path?.words ?? ""
    )
  }

  /// Whether an intent is gone, as far as the comparison can tell. Swift may have its successor.
  package var removesIntent: Bool { diagnostic.rule.lost == .intent && !hasSuccessor }
}
