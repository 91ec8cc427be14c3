import IntentDiagnostics

/// Losses in an update from an older release to a newer one. The present version can't undo them.
struct ShippedChanges {
  /// What two comparisons with one release have in common: the rule and the place in that release. An element that the
  /// system finds no more is lost by any of several rules.
  private struct Key: Hashable {
    let rule: String
    let place: [String]

    init(_ change: SchemaChange) {
      rule = change.diagnostic.rule.loss.name
      place =
        change.old.map { [$0.file, "\($0.range ?? 0..<0)"] } ?? [change.diagnostic.path?.words ?? ""]
    }
  }

  private var verdicts: [Key: [Audience: Verdict]] = [:]

  init() {}

  /// - Parameter new: The newest release, if it is another one.
  init(from old: ComparedVersion, to new: ComparedVersion?) {
    for change in new.map(old.changes) ?? [] {
      verdicts[Key(change), default: [:]].merge(change.verdicts) { max($0, $1) }
    }
  }

  /// Whether nobody loses more by this change.
  func contains(_ change: SchemaChange) -> Bool {
    guard let known = verdicts[Key(change)] else { return false }
    return change.verdicts.allSatisfy { audience, verdict in verdict <= known[audience] ?? .safe }
  }
}

extension Rule {
  private static let losses: [[Rule]] = [
    [.intentRemoved, .classNameChanged, .intentRenamed], [.parameterRemoved, .parameterRenamed],
    [.propertyRemoved, .propertyRenamed], [.caseRemoved, .caseRenamed],
  ]

  /// One rule for all by which the system finds an element no more: a renamed one may seem to be removed, too.
  var loss: Rule { Self.losses.first { $0.contains(self) }?.first ?? self }
}
